import { readFileSync } from 'node:fs';

const packageManager = /\b(?:npm|npx|pnpm|corepack)\b/;

/**
 * The ancestors of this process up to the outermost package manager (`npx`, which started `pnpm`, which started a shell).
 * None of a process that was started from a shell, which may exit before it, or on systems without `/proc`.
 */
function startingPrograms(): string {
  const chain: number[] = [];
  let outermost = 0;
  try {
    for (let pid = process.ppid; pid > 1;) {
      chain.push(pid);
      if (packageManager.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) outermost = chain.length;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in brackets may contain brackets and spaces: the parent is the second field after the last bracket.
      pid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }
  } catch {
    // The process has exited, or there is no /proc.
  }
  return chain.slice(0, outermost).join();
}

/** Calls `stop` once: on Ctrl-C, on a signal, or when npx or pnpm has exited without forwarding a signal. */
export function onStopRequest(stop: () => void): void {
  const request = (): void => {
    clearInterval(watch);
    stop();
  };
  const chain = startingPrograms();
  const watch = setInterval(() => {
    if (startingPrograms() !== chain) request();
  }, 1_000);
  watch.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
}
