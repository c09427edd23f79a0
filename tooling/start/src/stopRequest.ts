import { startingPrograms, stillThere } from './ancestors.ts';

/** Between two looks at whether the command that started us is still there, in milliseconds. */
const lookEvery = 1_000;

/**
 * Calls `stop` when this program shall end: by Ctrl-C, by a signal, or because the command that started it (npx, pnpm)
 * has ended without passing that on. Calls `hurry` when Ctrl-C is pressed again.
 */
export function onStopRequest(stop: () => void, hurry: () => void): void {
  let asked = false;
  function ask(): void {
    if (asked) return hurry();
    asked = true;
    stop();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);

  const chain = startingPrograms(process.ppid);
  const watch = setInterval(() => {
    if (stillThere(chain, process.ppid)) return;
    clearInterval(watch);
    if (!asked) ask();
  }, lookEvery);
  watch.unref();
}
