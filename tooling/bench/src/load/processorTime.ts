import { readFile } from 'node:fs/promises';

/** Milliseconds per clock tick, in which Linux counts CPU time. */
const tick = 10;

/** CPU time of a process in milliseconds; NaN if the system does not support this. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may contain spaces; user and system time are the 12th and 13th values after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** The first child of a process, or the process itself without children. */
export async function firstChild(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return Number(children.trim().split(' ')[0]) || pid;
}
