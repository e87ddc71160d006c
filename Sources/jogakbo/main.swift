import Glibc

exit(Command.dispatch(CommandLine.arguments))
