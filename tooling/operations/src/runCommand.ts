/** Runs a command of operators: prints its sentences, or the one of its failure with exit code 1. */
export async function runCommand(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const sentence of await work()) process.stdout.write(`${sentence}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
