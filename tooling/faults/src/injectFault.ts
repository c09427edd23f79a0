import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind, FaultPlace, InjectedFault } from './faultKind.ts';
import type { Random } from './random.ts';

/** Injects a fault at random moments until `heal`. */
export function injectFault(kind: FaultKind, place: FaultPlace, random: Random): InjectedFault {
  const isPossible = kind.isPossible(place);
  const ended = new AbortController();
  let count = 0;
  async function run(): Promise<void> {
    while (!ended.signal.aborted) {
      await sleep(random.between(1_000, 5_000), undefined, { signal: ended.signal }).catch(() => {});
      if (!ended.signal.aborted) count += await kind.inject(place, random);
    }
  }
  const running = isPossible ? run() : undefined;
  return {
    title: kind.title,
    count: () => (isPossible ? count : undefined),
    async heal() {
      ended.abort();
      await running;
    },
    check: () => kind.check?.(place) ?? [],
  };
}
