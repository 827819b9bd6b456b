### Mal uso de una orden, dicho por la propia orden; y lo que el sistema niega.

usage-pair = --option «{ $text }»: se espera nombre=valor.
usage-resume-alone = --resume continúa una partida guardada; no admite otras elecciones.
usage-engine = --engine admite auto, kernel o reference, no «{ $engine }».
usage-ask-what = ¿Qué pregunta? Por ejemplo: tacora ask "9 gemas entre 5"
usage-needs-extra = { $command } necesita { $module }; instálalo con: pip install 'tacora[{ $extra }]'
usage-file-missing = No hay ningún archivo { $file }.
usage-file-folder = { $file } es una carpeta, no un archivo.
usage-file-forbidden = No tienes permiso para usar { $file }.
usage-file-trouble = No se puede usar { $file } ({ $reason }).
usage-system-trouble = El sistema no ha podido hacerlo ({ $reason }).
