import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '@group/start/program';
import type { Random } from './random.ts';

/** A program that is killed at random moments and comes back. */
export interface Mortal {
  kills(): number;
  /** Times that it ended by itself, which it never shall. */
  crashes(): number;
  /** Ends the killing, with one last kill; gives the program that was started then. */
  spare(): Promise<Program>;
  /** Asks the program to end. */
  stop(): Promise<void>;
}

/**
 * Starts a program, kills it with SIGKILL and starts it anew, again and again.
 * @param start starts it; called with 0, 1, 2 …
 * @param pause least and most time between two kills, in milliseconds; without one it is never killed
 */
export function startMortal(start: (life: number) => Program, random: Random, pause?: [number, number]): Mortal {
  const spared = new AbortController();
  let [lives, kills, crashes] = [0, 0, 0];
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
    killed = true;
    kills += 1;
    program.kill();
    await program.ended;
    begin();
  }
  async function haunt([least, most]: [number, number]): Promise<void> {
    while (!spared.signal.aborted) {
      await sleep(random.between(least, most), undefined, { signal: spared.signal }).catch(() => {});
      await kill();
    }
  }

  watch(program);
  // It runs in a process group of its own and would outlive a run that is broken off.
  process.once('exit', () => program.kill());
  const haunting = pause && haunt(pause);
  return {
    kills: () => kills,
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
