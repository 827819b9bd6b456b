"""The contract every game fulfils and every room relies on. Standard library only; imports no other room."""
