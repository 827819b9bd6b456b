"""``python -m tacora`` is the command ``tacora``."""

from tacora.cli import main

if __name__ == "__main__":
    main()
