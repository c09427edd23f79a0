import { readFileSync } from 'node:fs';

/** A running process. */
export interface ProcessEntry {
  parent: number;
  command: string;
}

/** Looks up a process by its id; `undefined` if it does not exist or the system does not support this. */
export type ProcessTable = (pid: number) => ProcessEntry | undefined;

const packageManager = /\b(?:npm|npx|pnpm|corepack)\b/;

/** The processes of a Linux system. */
export const systemProcesses: ProcessTable = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain brackets and spaces: the parent is the second field after the last bracket.
    const [, parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
};

/**
 * The ancestors of a process up to the outermost package manager (`npx`, which started `pnpm`, which started a shell),
 * nearest first. Empty for a process that was started from a shell, which may exit before it. Only the parent on systems
 * without process information.
 */
export function startingPrograms(parent: number, processes: ProcessTable = systemProcesses): number[] {
  if (!processes(parent)) return [parent];
  const chain: number[] = [];
  let outermost = 0;
  for (let pid = parent, entry = processes(pid); entry && pid > 1; pid = entry.parent, entry = processes(pid)) {
    chain.push(pid);
    if (packageManager.test(entry.command)) outermost = chain.length;
  }
  return chain.slice(0, outermost);
}

/** Whether each process is still the child of the next one. Children of an exited process get another parent. */
export function stillThere(
  chain: readonly number[],
  parent: number,
  processes: ProcessTable = systemProcesses,
): boolean {
  if (chain.length > 0 && parent !== chain[0]) return false;
  return chain.every((pid, at) => {
    const next = chain[at + 1];
    return next === undefined || processes(pid)?.parent === next;
  });
}
