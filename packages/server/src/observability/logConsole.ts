import { format } from 'node:util';
import { log } from '@group/routes/site/log';

/** Logs what libraries print to the console, several lines without JSON: Hono, for example, a response that breaks off. */
export function logConsole(): void {
  for (const level of ['info', 'warn', 'error'] as const) {
    console[level] = (...parts: unknown[]): void => log(level, format(...parts));
  }
}
