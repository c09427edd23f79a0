import type { OutboxState } from '@group/content-client/outbox/outbox';
import type { SiteServices } from '@group/routes/app/defineSite.server';
import { Hono } from 'hono';

export interface HealthOptions {
  gateway: Pick<SiteServices['gateway'], 'isDegraded'>;
  forms: { outbox(): Promise<{ state(): Omit<OutboxState, 'waiting'> }> };
  state: { readonly stopping: boolean };
}

/**
 * What balancers and operators ask: `/live` answers while the process lives, `/ready` until it was asked to stop. It adds
 * `closed` where the outbox cannot be opened and no form is taken, as on a full disk, `refused` where the content service refuses something in the outbox, `unreadable` where the outbox holds what this
 * version cannot read, `overdue` where something has waited for more than a week, and `degraded` where a cache is missing.
 */
export function healthRoutes({ gateway, forms, state }: HealthOptions): Hono {
  const app = new Hono();
  app.get('/live', (context) => context.text('live'));
  app.get('/ready', async (context) => {
    if (state.stopping) return context.text('stopping', 503);
    // Still ready: sending visitors away would help nobody. Operators look for the words.
    const outbox = await forms.outbox().then(
      (opened) => opened.state(),
      () => undefined,
    );
    const words = {
      closed: !outbox,
      refused: outbox && outbox.refused > 0,
      unreadable: outbox && outbox.unreadable > 0,
      overdue: outbox?.overdue,
      degraded: gateway.isDegraded(),
    };
    const said = Object.entries(words).flatMap(([word, isSo]) => (isSo ? [word] : []));
    return context.text(['ready', ...said].join(', '), 200);
  });
  return app;
}
