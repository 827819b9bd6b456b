### Wrong use of a command, told by the command itself; and what the system refuses.

usage-pair = --option “{ $text }”: expected name=value.
usage-resume-alone = --resume goes on with a saved match; it takes no other choices.
usage-engine = --engine takes auto, kernel or reference, not “{ $engine }”.
usage-ask-what = Ask what? For example: tacora ask "9 gems for 5 players"
usage-needs-extra = { $command } needs { $module }; install it with: pip install 'tacora[{ $extra }]'
usage-file-missing = There is no file { $file }.
usage-file-folder = { $file } is a folder, not a file.
usage-file-forbidden = You may not use { $file }.
usage-file-trouble = { $file } cannot be used ({ $reason }).
usage-system-trouble = The system could not do it ({ $reason }).
