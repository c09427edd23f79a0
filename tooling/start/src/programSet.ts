import { OperatorError } from './operatorError.ts';
import { type Program, type ProgramOptions, startProgram } from './program.ts';

/** The programs of one command, which are stopped together. */
export interface ProgramSet {
  start(options: ProgramOptions): Program;
  /** Runs a program to its end. Throws {@link OperatorError} unless it exits with 0. */
  run(options: ProgramOptions): Promise<void>;
  readonly running: ReadonlySet<Program>;
  stopAll(): Promise<void>;
  killAll(): void;
}

export function createProgramSet(): ProgramSet {
  const running = new Set<Program>();
  let stopping = false;

  function start(options: ProgramOptions): Program {
    const program = startProgram(options);
    running.add(program);
    void program.ended.then(() => running.delete(program));
    if (stopping) program.kill();
    return program;
  }

  return {
    running,
    start,
    async run(options) {
      const code = await start(options).ended;
      if (code !== 0) throw new OperatorError(`${options.title} failed.`, options.logFile);
    },
    async stopAll() {
      stopping = true;
      await Promise.all([...running].map((program) => program.stop()));
    },
    killAll() {
      for (const program of running) program.kill();
    },
  };
}
