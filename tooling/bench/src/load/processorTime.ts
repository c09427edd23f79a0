import { readFile } from 'node:fs/promises';

/** Milliseconds in a tick of the system's own clock, as Linux counts processor time. */
const tick = 10;

/** Processor time that a process has used so far, in milliseconds; NaN where the system does not tell. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th figures after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** The first process that a process has started; itself where there is none. */
export async function firstChild(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return Number(children.trim().split(' ')[0]) || pid;
}
