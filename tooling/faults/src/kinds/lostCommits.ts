import { setTimeout as sleep } from 'node:timers/promises';
import type { LossyProxy } from '@group/postgres/lossyProxy';
import type { FaultKind } from '../faultKind.ts';

/**
 * Breaks the content service's connection to PostgreSQL while an application is committed: after the commit, so that only
 * its answer is lost, or before it, so that nothing is stored. The content service must find out which.
 */
export function lostCommits(proxy: LossyProxy | undefined): FaultKind {
  let counted = 0;
  return {
    title: 'lost commits of the database',
    isPossible: () => proxy !== undefined,
    async inject(_place, random) {
      proxy?.loseNextCommit(random.oneOf(['after commit', 'never committed'] as const));
      await sleep(random.between(500, 2_000));
      const drops = proxy?.drops() ?? 0;
      const added = drops - counted;
      counted = drops;
      return added;
    },
  };
}
