# Refusals: one message for each stable code, its details as variables.
error-unknown-language = La langue « { $language } » n’est pas disponible ; choisis parmi : { $known }.
