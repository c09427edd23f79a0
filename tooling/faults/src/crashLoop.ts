import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '@group/start/program';
import { waitUntilReady } from '@group/start/readiness';
import type { Random } from './random.ts';

/** Share of the ends that it is asked for, by SIGTERM, as by an operator who restarts it. */
const shareAsked = 0.25;

/** Share of the lives that are counted from the start of the program, so that it ends while it starts, too. */
const shareUnready = 0.25;

/** A program that is killed at random moments and comes back. */
export interface CrashLoop {
  /** Of the process that lives now. */
  pid(): number;
  kills(): number;
  /** Times that it was asked to end, and did. */
  restarts(): number;
  /** Times that it ended by itself, which it never shall. */
  crashes(): number;
  /** Ends the killing, with one last end; gives the program that was started then. */
  spare(): Promise<Program>;
  /** Asks the program to end. */
  stop(): Promise<void>;
}

/**
 * Starts a program, ends it, mostly with SIGKILL, and starts it anew, again and again.
 * @param start starts it; called with 0, 1, 2 …
 * @param url answers when it is ready: most lives are counted from there, however slow the machine is
 * @param pause least and most length of a life, in milliseconds; without one it is never killed
 */
export function startCrashLoop(
  start: (life: number) => Program,
  url: string,
  random: Random,
  pause?: [number, number],
): CrashLoop {
  const spared = new AbortController();
  let [lives, kills, restarts, crashes] = [0, 0, 0, 0];
  let program = start(lives++);
  let killed = false;

  function watch(watched: Program): void {
    void watched.ended.then(() => {
      if (killed || program !== watched) return;
      crashes += 1;
      begin();
    });
  }
  function begin(): void {
    killed = false;
    program = start(lives++);
    watch(program);
  }
  async function kill(): Promise<void> {
    kills += 1;
    program.kill();
    await program.ended;
  }
  async function restart(): Promise<void> {
    restarts += 1;
    await program.stop();
    // Null where it was still starting, or was killed as it took too long.
    if ((await program.ended) ?? 0) crashes += 1;
  }
  async function end(): Promise<void> {
    killed = true;
    await (random.next() < shareAsked ? restart() : kill());
    begin();
  }
  const sparing = once(spared.signal, 'abort');
  async function haunt([least, most]: [number, number]): Promise<void> {
    while (!spared.signal.aborted) {
      // Where it ends before, it is started anew.
      const ready = random.next() < shareUnready ? undefined : waitUntilReady(program, url).catch(() => {});
      await Promise.race([ready, sparing]);
      await sleep(random.between(least, most), undefined, { signal: spared.signal }).catch(() => {});
      await end();
    }
  }

  watch(program);
  // It runs in a process group of its own and would outlive a run that is broken off.
  process.once('exit', () => program.kill());
  const haunting = pause && haunt(pause);
  return {
    pid: () => program.pid,
    kills: () => kills,
    restarts: () => restarts,
    crashes: () => crashes,
    async spare() {
      spared.abort();
      await haunting;
      return program;
    },
    async stop() {
      spared.abort();
      await haunting;
      killed = true;
      await program.stop();
    },
  };
}
