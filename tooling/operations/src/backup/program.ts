import { type ChildProcessByStdio, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A running program of the machine. */
export interface Program {
  stdin: Writable;
  stdout: Readable;
  /** Rejects with one sentence if the program is not installed or fails. */
  ended: Promise<void>;
}

async function outcomeOf(name: string, child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  try {
    const [message, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    // Only the first line: the next ones may quote a row of the database.
    if (code !== 0) throw new Error(`${name} failed: ${message.split('\n', 1)[0] || (code ?? signal)}`);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new Error(`${name} is not installed.`) : error;
  }
}

/** Starts a program of the machine. */
export function startProgram(name: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(name, args, { ...options, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  // `ended` has the reason why it stopped reading.
  child.stdin.on('error', () => undefined);
  const ended = outcomeOf(name, child);
  ended.catch(() => undefined);
  return { stdin: child.stdin, stdout: child.stdout, ended };
}

/** Runs a program with this input, and ignores its output. Rejects like `ended`. */
export async function runProgram({ stdin, stdout, ended }: Program, input = ''): Promise<void> {
  stdin.end(input);
  stdout.resume();
  await ended;
}
