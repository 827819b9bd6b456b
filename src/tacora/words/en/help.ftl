### The command line's help. In English it stands in the code alone: each command's docstring, each option's `help=`, and
### the words of the framework. The files of the other languages hold the messages for both.
