import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind, FaultPlace, PlayedFault } from './faultKind.ts';
import type { Random } from './random.ts';

/** Plays a fault at random moments until it is healed. */
export function playFault(kind: FaultKind, place: FaultPlace, random: Random): PlayedFault {
  const isPossible = kind.isPossible(place);
  const ended = new AbortController();
  let played = 0;
  async function playOn(): Promise<void> {
    while (!ended.signal.aborted) {
      await sleep(random.between(1_000, 5_000), undefined, { signal: ended.signal }).catch(() => {});
      if (!ended.signal.aborted) played += await kind.play(place, random);
    }
  }
  const playing = isPossible ? playOn() : undefined;
  return {
    title: kind.title,
    played: () => (isPossible ? played : undefined),
    async heal() {
      ended.abort();
      await playing;
    },
    check: () => kind.check?.(place) ?? [],
  };
}
