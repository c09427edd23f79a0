import { checkPort } from '@group/start/ports';
import type { Random } from './random.ts';

/**
 * A free port that the system does not give to outgoing connections: what is killed and started again has to find its
 * own port free.
 */
export async function quietPort(host: string, random: Random): Promise<number> {
  for (;;) {
    const port = random.between(20_000, 30_000);
    const free = await checkPort(host, { port, variable: '' }).then(
      () => true,
      () => false,
    );
    if (free) return port;
  }
}
