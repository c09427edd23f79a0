import type { OutboxState } from '@group/content-client/outbox/outbox';
import type { SiteServices } from '@group/routes/app/defineSite.server';
import { Hono } from 'hono';

export interface HealthOptions {
  gateway: Pick<SiteServices['gateway'], 'isDegraded'>;
  forms: { outbox(): Promise<{ state(): Omit<OutboxState, 'waiting'> }> };
  state: { readonly stopping: boolean };
}

/**
 * Health checks for load balancers and operators. `/live` succeeds while the process runs, `/ready` until it is told to
 * stop. `/ready` also names degraded states:
 * - `closed`: the outbox cannot be opened, as on a full disk, and no form is accepted
 * - `refused`: the content service rejects an entry of the outbox
 * - `unconfirmed`: something else than the content service, or an older version of it, answers an entry of the outbox
 * - `unreadable`: the outbox holds entries that this version cannot read
 * - `overdue`: an entry has waited for delivery for more than a week
 * - `degraded`: a cache is unavailable
 */
export function healthRoutes({ gateway, forms, state }: HealthOptions): Hono {
  const app = new Hono();
  app.get('/live', (context) => context.text('live'));
  app.get('/ready', async (context) => {
    if (state.stopping) return context.text('stopping', 503);
    // Still 200: no visitor gains anything from losing this instance. Operators watch for the words.
    const outbox = await forms.outbox().then(
      (opened) => opened.state(),
      () => undefined,
    );
    const states = {
      closed: !outbox,
      refused: outbox && outbox.refused > 0,
      unconfirmed: outbox && outbox.unconfirmed > 0,
      unreadable: outbox && outbox.unreadable > 0,
      overdue: outbox?.overdue,
      degraded: gateway.isDegraded(),
    };
    const active = Object.entries(states).flatMap(([name, isActive]) => (isActive ? [name] : []));
    return context.text(['ready', ...active].join(', '), 200);
  });
  return app;
}
