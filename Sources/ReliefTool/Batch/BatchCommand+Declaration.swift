extension BatchCommand {
  static let declaration = CommandDeclaration(
    name: "batch",
    summary: "Draw many charts in one process, as a file of jobs says",
    usage: "JOBS -o FOLDER [options]",
    operands: operands,
    options: [
      Options.folder, Options.jobs, Options.shard, Options.resume, Options.failFast,
      Options.results, RenderCommand.Options.backend, RenderCommand.Options.device,
      Options.pixelLimit, Options.memoryLimit, Options.timeLimit, Options.inputLimit,
      RenderCommand.Options.quiet,
    ],
    notes: [
      CommandDeclaration.Note(
        title: "Jobs",
        text: "A JSON object a line. Paths in it are seen from the file of jobs, outputs from the "
          + "output folder, out of which no name and no link may lead.",
        rows: [
          ("output", "The file to write; two jobs with one are an error before anything is drawn"),
          ("chart", "A chart file's content, or the name of a chart file or a table"),
          ("options", "Options of 'relief render' by their long names: {\"size\": \"800x600\"}"),
          (
            "frames",
            "Makes it a sequence: options of 'relief spin', such as {\"frames\": 90, \"range\": "
              + "\"0..<45\"}; with \"parts\": COUNT a video is drawn in parts, by as many workers "
              + "or machines, and joined"
          ),
        ]
      ),
      CommandDeclaration.Note(
        title: "Results",
        text: "A JSON object a line, as jobs come to their ends: line, output, status (done, "
          + "skipped or failed), renderer, stages, warnings and error. A job that fails does not "
          + "stop the others."
      ),
      CommandDeclaration.Note(
        title: "Resuming",
        text: "A picture keeps a hash of its job, chart and data and the version that drew it; a "
          + "video has it beside it, in .NAME.inputs. With --resume outputs whose hash is still "
          + "that of their job are left as they are."
      ),
      CommandDeclaration.Note(
        title: "Limits",
        text: "Memory is estimated before drawing, from the pixels, the bytes that are read, the "
          + "rows and the samples of surfaces. Time is looked at between the stages, the bands of "
          + "a picture and the frames of a video; where that takes more than 2 seconds longer, the "
          + "job is given up and its thread replaced."
      ),
      CommandDeclaration.Note(
        title: "Shards",
        text: "I/N takes the jobs whose outputs hash to shard I, counted from 0; N alone takes I "
          + "from $SLURM_ARRAY_TASK_ID, $JOB_COMPLETION_INDEX (Kubernetes) or "
          + "$AWS_BATCH_JOB_ARRAY_INDEX, and auto takes both from Slurm or AWS Batch. Videos in "
          + "parts are then joined by 'relief join'."
      ),
      CommandDeclaration.Note(
        title: "Exit status", text: "0 where all is there, 1 where a job failed."),
    ],
    examples: [
      CommandDeclaration.Example(
        purpose: "All jobs of a file, on all cores; again what changed since",
        command: "relief batch jobs.jsonl -o out --resume"
      ),
      CommandDeclaration.Example(
        purpose: "The first of four machines",
        command: "relief batch jobs.jsonl -o shared/out --shard 0/4"
      ),
    ]
  )

  static let operands = [
    OperandDeclaration(name: "JOBS", summary: "File of jobs (- reads standard input)")
  ]

  enum Options {
    static let folder = OptionDeclaration(
      name: "output", short: "o", valueName: "FOLDER",
      summary: "Folder of the outputs; it is made where it is not there", group: "Work")
    static let jobs = OptionDeclaration(
      name: "jobs", short: "j", valueName: "COUNT", defaultText: "the number of cores",
      summary: "How many jobs are done at a time", group: "Work")
    static let shard = OptionDeclaration(
      name: "shard", valueName: "I/N", defaultText: "all jobs",
      summary: "Do only a share of the jobs: I/N, N or auto", group: "Work")
    static let resume = OptionDeclaration(
      name: "resume", summary: "Leave outputs as they are whose inputs have not changed",
      group: "Work")
    static let failFast = OptionDeclaration(
      name: "fail-fast", summary: "Begin no more jobs once one has failed", group: "Work")
    static let results = OptionDeclaration(
      name: "results", valueName: "FILE", defaultText: "standard output",
      summary: "Add the results to a file", group: "Work")

    static let pixelLimit = OptionDeclaration(
      name: "pixel-limit", valueName: "COUNT", defaultText: "\(BatchLimits().pixels)",
      summary: "Most pixels of a picture", group: "Limits of a job")
    static let memoryLimit = OptionDeclaration(
      name: "memory-limit", valueName: "BYTES", defaultText: "2GB",
      summary: "Most memory, as it is estimated", group: "Limits of a job")
    static let timeLimit = OptionDeclaration(
      name: "time-limit", valueName: "SECONDS", defaultText: "300",
      summary: "Longest time", group: "Limits of a job")
    static let inputLimit = OptionDeclaration(
      name: "input-limit", valueName: "BYTES", defaultText: "256MB",
      summary: "Most that is read, its files together and unpacked", group: "Limits of a job")
  }
}

extension JoinCommand {
  static let declaration = CommandDeclaration(
    name: "join",
    summary: "Look whether all outputs of a batch are there, and join the parts of videos",
    usage: "JOBS -o FOLDER [options]",
    operands: BatchCommand.operands,
    options: [
      BatchCommand.Options.folder, BatchCommand.Options.jobs, BatchCommand.Options.results,
      RenderCommand.Options.backend, BatchCommand.Options.timeLimit,
      BatchCommand.Options.inputLimit, RenderCommand.Options.quiet,
    ],
    notes: [
      CommandDeclaration.Note(
        title: "Results",
        text: "As those of 'relief batch': an output that is there is skipped, a video whose parts "
          + "were joined is done, and what is missing, or made of other inputs, has failed. "
          + "--backend is to be that of the batch."
      ),
      CommandDeclaration.Note(
        title: "Exit status", text: "0 where all is there, 1 where it is not."),
    ],
    examples: [
      CommandDeclaration.Example(
        purpose: "After all shards of a batch",
        command: "relief join jobs.jsonl -o shared/out"
      )
    ]
  )
}
