import Files
import Glibc
import ReliefTool

AtomicFile.removeOnSignals()
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), service: SystemRenderService()))
