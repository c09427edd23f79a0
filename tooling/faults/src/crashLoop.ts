import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '@group/start/program';
import { waitUntilReady } from '@group/start/readiness';
import { type Crash, crashOf, isFailedStop } from './crash.ts';
import type { Random } from './random.ts';

/** Share of graceful restarts with SIGTERM. */
const gracefulShare = 0.25;

/** Share of lives that may end during the start of the program. */
const unreadyShare = 0.25;

/**
 * Repeatedly starts a program and ends it, mostly with SIGKILL.
 * @param start called with 0, 1, 2 …
 * @param url readiness check; most lives are timed from then on, however slow the machine is
 * @param lifeMs minimum and maximum duration of a life; without it, the program is never killed
 */
export function startCrashLoop(
  start: (life: number) => Program,
  url: string,
  random: Random,
  lifeMs?: [number, number],
) {
  const settled = new AbortController();
  let [lives, kills, restarts] = [0, 0, 0];
  const crashes: Crash[] = [];
  let startedAt = performance.now();
  let program = start(lives++);
  let isEnding = false;

  function watch(watched: Program): void {
    void watched.ended.then(async () => {
      if (isEnding || program !== watched) return;
      const crash = crashOf(watched, 'running', startedAt);
      launch();
      crashes.push(await crash);
    });
  }
  function launch(): void {
    isEnding = false;
    startedAt = performance.now();
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
    if (isFailedStop(await program.ended)) crashes.push(await crashOf(program, 'stopping', startedAt));
  }
  async function end(): Promise<void> {
    isEnding = true;
    await (random.next() < gracefulShare ? restart() : kill());
    launch();
  }
  const settling = once(settled.signal, 'abort');
  async function loop([minMs, maxMs]: [number, number]): Promise<void> {
    while (!settled.signal.aborted) {
      // Rejects if the program ends before it is ready.
      const ready = random.next() < unreadyShare ? undefined : waitUntilReady(program, url).catch(() => {});
      await Promise.race([ready, settling]);
      await sleep(random.between(minMs, maxMs), undefined, { signal: settled.signal }).catch(() => {});
      await end();
    }
  }

  watch(program);
  // The program has its own process group and would outlive an aborted run.
  process.once('exit', () => program.kill());
  const looping = lifeMs && loop(lifeMs);
  return {
    /** Of the current process. */
    pid: () => program.pid,
    kills: () => kills,
    /** Number of graceful restarts. */
    restarts: () => restarts,
    /** Unexpected exits, which count as failures. */
    crashes: (): readonly Crash[] => crashes,
    /** Stops the loop after a last restart, and returns the running program. */
    async settle(): Promise<Program> {
      settled.abort();
      await looping;
      return program;
    },
    /** Stops the loop and the program. */
    async stop(): Promise<void> {
      settled.abort();
      await looping;
      isEnding = true;
      await program.stop();
    },
  };
}

export type CrashLoop = ReturnType<typeof startCrashLoop>;
