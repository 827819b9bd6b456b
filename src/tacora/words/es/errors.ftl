# Refusals: one message for each stable code, its details as variables.
error-unknown-language = El idioma «{ $language }» no está disponible; elige entre: { $known }.
