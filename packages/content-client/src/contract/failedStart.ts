import { EnvironmentError } from './environment.ts';

/** `EX_CONFIG` of sysexits.h: starting again does not help. The systemd units do not restart a program after it. */
const wrongEnvironmentCode = 78;

/** `HostTableError` is of the package of the tenants, whose checks of hosts need the registry. */
const isWrongEnvironment = (error: Error): boolean =>
  error instanceof EnvironmentError || error.name === 'HostTableError';

/** Errors of the system, of a database or of a network have a code, and a message that needs no stack trace. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return 'code' in error || isWrongEnvironment(error) ? error.message : (error.stack ?? error.message);
}

/**
 * Ends a program that cannot start with one sentence on stderr, and with code 78 if its environment is wrong, otherwise 1.
 * Only bugs keep their stack trace.
 * @param program for the start of the sentence
 */
export function endFailedStart(program: string, error: unknown): never {
  process.stderr.write(`${program} cannot start: ${messageOf(error)}\n`);
  process.exit(error instanceof Error && isWrongEnvironment(error) ? wrongEnvironmentCode : 1);
}
