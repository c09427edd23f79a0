import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for a graceful shutdown before SIGKILL. */
const stopTimeoutMs = 15_000;

export interface ProgramOptions {
  /** Display name, capitalised for the start of a sentence. */
  title: string;
  /** Arguments for Node: a script and its own arguments. */
  args: readonly string[];
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Receives the program's output. */
  logFile: string;
}

export interface Program {
  readonly title: string;
  readonly logFile: string;
  readonly pid: number;
  /** Resolves with the exit code, or the signal that killed the program. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Shuts down the program and its descendants, and waits for their exit. */
  stop(): Promise<void>;
  /** Kills them. */
  kill(): void;
}

/** Sends a signal to a program and its descendants; false if none is running. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

async function stopGroup(pid: number, ended: Promise<unknown>): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM')) return;
  const giveUp = AbortSignal.timeout(stopTimeoutMs);
  await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
  while (signalGroup(pid, 0) && !giveUp.aborted) await sleep(50);
  signalGroup(pid, 'SIGKILL');
}

/** Starts a Node program in its own process group, so that it can be stopped with its descendants. */
export function startProgram({ title, args, cwd, environment, logFile }: ProgramOptions): Program {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, args, {
    cwd,
    env: environment,
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
    child.once('error', () => resolve(1));
  });
  const pid = child.pid ?? 0;
  return {
    title,
    logFile,
    pid,
    ended,
    stop: () => (pid ? stopGroup(pid, ended) : Promise.resolve()),
    kill() {
      if (pid) signalGroup(pid, 'SIGKILL');
    },
  };
}
