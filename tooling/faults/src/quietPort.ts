import { checkPort } from '@group/start/ports';
import type { Random } from './random.ts';

/**
 * A free port below the ephemeral range, so that no outgoing connection takes it while its program restarts.
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
