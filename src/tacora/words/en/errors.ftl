# Refusals: one message for each stable code, its details as variables.
error-unknown-language = “{ $language }” is not a language spoken here; choose { $known }.
