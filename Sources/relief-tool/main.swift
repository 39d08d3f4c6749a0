import Glibc
import ReliefTool

ProcessSetup.prepare()
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), service: SystemRenderService()))
