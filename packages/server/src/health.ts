import type { SiteServices } from '@group/routes/site/defineSite.server';
import { Hono } from 'hono';

export interface HealthOptions {
  gateway: Pick<SiteServices['gateway'], 'isDegraded'>;
  forms: { outbox(): Promise<{ state(): { overdue: boolean } }> };
  state: { readonly stopping: boolean };
}

/**
 * What balancers and operators ask: `/live` answers while the process lives, `/ready` until it was asked to stop, with
 * `overdue` where something has waited in the outbox for more than a week, and `degraded` where a cache is missing.
 */
export function healthRoutes({ gateway, forms, state }: HealthOptions): Hono {
  const app = new Hono();
  app.get('/live', (context) => context.text('live'));
  app.get('/ready', async (context) => {
    if (state.stopping) return context.text('stopping', 503);
    // Still ready: sending visitors away would help nobody. Operators look for the word.
    const { overdue } = (await forms.outbox()).state();
    const words = ['ready', overdue && 'overdue', gateway.isDegraded() && 'degraded'];
    return context.text(words.filter(Boolean).join(', '), 200);
  });
  return app;
}
