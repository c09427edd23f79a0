import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from './outbox.ts';

/** Some containers have strace but lack the permission to use it. */
const canTrace = spawnSync('strace', ['-qq', '-e', 'trace=none', process.execPath, '--version']).status === 0;

let directory = '';
const children: ChildProcess[] = [];
/** The traced processes: killing strace only detaches it. */
const pids: number[] = [];

beforeEach(async () => {
  directory = await temporaryFolder();
});
afterEach(() => {
  for (const pid of pids.splice(0)) process.kill(pid, 'SIGKILL');
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const box = () => join(directory, 'data/outbox');

/** Starts a process with an outbox under `command`, and resolves once it is ready. */
async function startOutboxProcess(command: readonly string[]) {
  const fixture = join(import.meta.dirname, 'synced.fixture.ts');
  const [program, ...args] = [...command, process.execPath, fixture, box()];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await lines.next()).value);
  const pid = Number(await nextLine());
  pids.push(pid);
  return {
    pid,
    async submit(): Promise<string> {
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

/** The system calls of a trace in the order of their completion; strace may split a call into two lines. */
function callsIn(trace: string): string[] {
  const unfinished = new Map<string, string>();
  const calls: string[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, beginning] = /^(.*) <unfinished \.\.\.>$/.exec(rest) ?? [];
    const [, end] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? [];
    if (beginning !== undefined) unfinished.set(thread, beginning);
    else calls.push(end === undefined ? rest : (unfinished.get(thread) ?? '') + end);
  }
  return calls;
}

/** Locks, WAL index and ballast file need not survive a power failure. */
const expendable = /\.lock(?:-journal)?$|-shm$|-journal$|\.reserve$/;

/** Files and folders that were changed and not synced before the response, and could be lost in a power failure. */
function unsyncedAt(response: string, calls: readonly string[]) {
  const unsynced = new Set<string>();
  const synced = new Set<string>();
  for (const call of calls) {
    if (call.startsWith('write(1<') && call.includes(`"${response}\\n"`)) return { unsynced: [...unsynced], synced };
    const [, written] = /^(?:write|pwrite64|pwritev|writev)\(\d+<([^>]+)>/.exec(call) ?? [];
    const [, created] = /^(?:openat\([^"]*|mkdir\()"([^"]+)", (?:[^)]*O_CREAT|0)/.exec(call) ?? [];
    const [, syncedPath] = /^(?:fsync|fdatasync)\(\d+<([^>]+)>\) += 0/.exec(call) ?? [];
    const changed = written ?? (created && / = \d/.test(call) ? dirname(created) : undefined);
    if (changed?.startsWith(directory) && !expendable.test(written ?? created ?? '')) unsynced.add(changed);
    if (syncedPath) {
      unsynced.delete(syncedPath);
      synced.add(syncedPath);
    }
  }
  throw new Error('there was no response');
}

describe.skipIf(!canTrace)('an accepted submission (requires strace and permission to use it)', () => {
  it('is synced with its file, parent folders and database entry before the response', async () => {
    const trace = join(directory, 'trace');
    const calls = 'trace=fsync,fdatasync,write,pwrite64,writev,pwritev,openat,mkdir';
    const outboxProcess = await startOutboxProcess(['strace', '-f', '-qq', '-y', '-s', '8', '-o', trace, '-e', calls]);
    expect(await outboxProcess.submit()).toBe('sent');
    await outboxProcess.kill();
    const { unsynced, synced } = unsyncedAt('sent', callsIn(await readFile(trace, 'utf8')));
    expect(unsynced).toEqual([]);
    // Guards against an empty trace.
    const [file = ''] = [...synced].filter((path) => /(?:\/[\da-f-]{36}){3}$/.test(path));
    const folders = [dirname(file), dirname(dirname(file)), join(box(), 'files'), box(), dirname(box()), directory];
    expect([...synced]).toEqual(expect.arrayContaining([...folders, join(box(), 'outbox.db-wal')]));
  });

  it('is stored completely or not at all if the sync fails and the process is killed', async () => {
    const outboxProcess = await startOutboxProcess([]);
    const fault = ['-P', join(box(), 'outbox.db-wal'), '-e', 'inject=fsync,fdatasync:error=EIO'];
    const attached = spawn('strace', ['-f', '-o', '/dev/null', '-p', String(outboxProcess.pid), ...fault]);
    children.push(attached);
    await once(attached.stderr, 'data'); // strace reports that it is attached.
    expect(await outboxProcess.submit()).toBe('not sent');
    await outboxProcess.kill();
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
