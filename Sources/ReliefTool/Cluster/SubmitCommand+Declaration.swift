extension SubmitCommand {
  static let declaration = CommandDeclaration(
    name: "submit",
    summary: "Share a batch out among the nodes of a Slurm cluster",
    usage: "JOBS -o FOLDER --nodes COUNT [options]",
    operands: [
      OperandDeclaration(name: "JOBS", summary: "File of jobs, as of 'relief batch'")
    ],
    options: [
      BatchCommand.Options.folder, Options.nodes, BatchCommand.Options.jobs,
      RenderCommand.Options.backend, Options.slurm, Options.dryRun,
    ],
    notes: [
      CommandDeclaration.Note(
        title: "What is submitted",
        text: "An array with a task a shard, each a 'relief batch --resume', and a job that "
          + "begins when all tasks have ended, 'relief join'. Slurm places them, and begins them "
          + "again where a node fails. Scripts, logs and results are in FOLDER/.relief. The jobs, "
          + "their files, the folder and this program have to be at the same paths on all nodes. "
          + "The numbers of the two Slurm jobs go to standard output."
      )
    ],
    examples: [
      CommandDeclaration.Example(
        purpose: "On four nodes with a GPU each, and then watch",
        command: "relief submit jobs.jsonl -o shared/out --nodes 4 \\\n"
          + "    --slurm '--partition=gpu --gres=gpu:1' && relief status shared/out --follow"
      )
    ]
  )

  enum Options {
    static let nodes = OptionDeclaration(
      name: "nodes", valueName: "COUNT", summary: "Among how many tasks the jobs are shared",
      group: "Work")
    static let slurm = OptionDeclaration(
      name: "slurm", valueName: "OPTIONS",
      summary: "Options of sbatch for both, such as '--partition=gpu --gres=gpu:1'", group: "Work")
    static let dryRun = OptionDeclaration(
      name: "dry-run", summary: "Write the scripts, name them, and submit nothing", group: "Work")
    static let follow = OptionDeclaration(
      name: "follow", short: "f", summary: "Go on until the batch has come to its end",
      group: "General")
  }
}

extension StatusCommand {
  static let declaration = CommandDeclaration(
    name: "status",
    summary: "Say how far a submitted batch is",
    usage: "FOLDER [options]",
    operands: [
      OperandDeclaration(name: "FOLDER", summary: "Folder of the outputs, as of 'relief submit'")
    ],
    options: [SubmitCommand.Options.follow],
    notes: [
      CommandDeclaration.Note(
        title: "Exit status",
        text: "1 where the batch has come to its end and not all outputs are there, else 0."
      )
    ]
  )
}
