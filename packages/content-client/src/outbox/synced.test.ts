import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from './outbox.ts';

/** Some containers have it and may not use it. */
const tracing = spawnSync('strace', ['-qq', '-e', 'trace=none', process.execPath, '--version']).status === 0;

let directory = '';
const children: ChildProcess[] = [];
/** Of the processes themselves: strace lets go of one when it is killed. */
const pids: number[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-synced-'));
});
afterEach(async () => {
  for (const pid of pids.splice(0)) process.kill(pid, 'SIGKILL');
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

const box = () => join(directory, 'data/outbox');

/** A process with an outbox, started by `command`, as soon as it could take a submission. */
async function applicantsProcess(command: readonly string[]) {
  const fixture = join(import.meta.dirname, 'synced.fixture.ts');
  const [program, ...args] = [...command, process.execPath, fixture, box(), randomUUID()];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await lines.next()).value);
  const pid = Number(await nextLine());
  pids.push(pid);
  return {
    pid,
    async take(): Promise<string> {
      child.stdin.write('take\n');
      return nextLine();
    },
    async kill(): Promise<void> {
      process.kill(pid, 'SIGKILL');
      pids.splice(0);
      await once(child, 'exit');
    },
  };
}

/** Calls of the system as strace wrote them down, in the order in which they ended; those of one thread may be in two parts. */
function callsIn(trace: string): string[] {
  const begun = new Map<string, string>();
  const calls: string[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, beginning] = /^(.*) <unfinished \.\.\.>$/.exec(rest) ?? [];
    const [, end] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? [];
    if (beginning !== undefined) begun.set(thread, beginning);
    else calls.push(end === undefined ? rest : (begun.get(thread) ?? '') + end);
  }
  return calls;
}

/** Nothing is promised by them: locks, indexes in memory and room that is set aside. */
const unpromised = /\.lock(?:-journal)?$|-shm$|-journal$|\.reserve$/;

/** Files and folders that a power cut could take at the moment of the answer: changed, and not synced since. */
function unsyncedAt(answer: string, calls: readonly string[]) {
  const unsynced = new Set<string>();
  const synced = new Set<string>();
  for (const call of calls) {
    if (call.startsWith('write(1<') && call.includes(`"${answer}\\n"`)) return { unsynced: [...unsynced], synced };
    const [, written] = /^(?:write|pwrite64|pwritev|writev)\(\d+<([^>]+)>/.exec(call) ?? [];
    const [, made] = /^(?:openat\([^"]*|mkdir\()"([^"]+)", (?:[^)]*O_CREAT|0)/.exec(call) ?? [];
    const [, kept] = /^(?:fsync|fdatasync)\(\d+<([^>]+)>\) += 0/.exec(call) ?? [];
    const changed = written ?? (made && / = \d/.test(call) ? dirname(made) : undefined);
    if (changed?.startsWith(directory) && !unpromised.test(written ?? made ?? '')) unsynced.add(changed);
    if (kept) {
      unsynced.delete(kept);
      synced.add(kept);
    }
  }
  throw new Error('there was no answer');
}

describe.skipIf(!tracing)('what was promised (needs strace, and the right to use it)', () => {
  it('is on the disk before the answer: the file, all folders down to it, and the entry', async () => {
    const trace = join(directory, 'trace');
    const calls = 'trace=fsync,fdatasync,write,pwrite64,writev,pwritev,openat,mkdir';
    const applicants = await applicantsProcess(['strace', '-f', '-qq', '-y', '-s', '8', '-o', trace, '-e', calls]);
    expect(await applicants.take()).toBe('sent');
    await applicants.kill();
    const { unsynced, synced } = unsyncedAt('sent', callsIn(await readFile(trace, 'utf8')));
    expect(unsynced).toEqual([]);
    // Otherwise nothing was seen.
    const [file = ''] = [...synced].filter((path) => /(?:\/[\da-f-]{36}){3}$/.test(path));
    const folders = [dirname(file), dirname(dirname(file)), join(box(), 'files'), box(), dirname(box()), directory];
    expect([...synced]).toEqual(expect.arrayContaining([...folders, join(box(), 'outbox.db-wal')]));
  });

  it('is all there or not at all when the disk failed to sync the entry, and the process was killed', async () => {
    const applicants = await applicantsProcess([]);
    const fault = ['-P', join(box(), 'outbox.db-wal'), '-e', 'inject=fsync,fdatasync:error=EIO'];
    const attached = spawn('strace', ['-f', '-o', '/dev/null', '-p', String(applicants.pid), ...fault]);
    children.push(attached);
    await once(attached.stderr, 'data'); // It says to what it is attached.
    expect(await applicants.take()).toBe('not sent');
    await applicants.kill();
    const contents: string[] = [];
    const outbox = await openOutbox({
      directory: box(),
      deliver: async ({ files }) => void contents.push(await readFile(files[0]?.path ?? '', 'utf8')),
      log: () => {},
    });
    await expect.poll(() => outbox.state()).toMatchObject({ waiting: 0, unreadable: 0 });
    expect(contents.filter((content) => content !== 'whole')).toEqual([]);
    await outbox.close();
  });
});
