import { startingPrograms, stillThere } from './ancestors.ts';

/** How often the parent command is checked. */
const lookEvery = 1_000;

/**
 * Calls `stop` on Ctrl-C, on a signal, or when the parent command (npx, pnpm) has exited without forwarding a signal.
 * Calls `hurry` when Ctrl-C is pressed again.
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
