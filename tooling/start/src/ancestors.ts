import { readFileSync } from 'node:fs';

/** A running program, as far as it matters here. */
export interface ProcessEntry {
  parent: number;
  command: string;
}

/** Looks up a process by its id; `undefined` where there is none or the system does not tell. */
export type ProcessTable = (pid: number) => ProcessEntry | undefined;

const packageManager = /\b(?:npm|npx|pnpm|corepack)\b/;

/** The processes of a Linux system. */
export const systemProcesses: ProcessTable = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself hold brackets and blanks: the parent is the second field after the last one.
    const [, parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
};

/**
 * The ancestors of a process up to the outermost package manager (`npx`, which started `pnpm`, which started a shell),
 * nearest first. None for a process that was started by hand: its shell may end without it. Where the system does not
 * tell, the parent alone.
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

/** Whether each of these programs is still there, a child of the next. One that ended leaves its children to another. */
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
