import Glibc
import ReliefTool

exit(Tool.run(Array(CommandLine.arguments.dropFirst()), service: SystemRenderService()))
