import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import { checkHealth, type Health, limitedHealth } from '@group/content-client/contract/health';
import { mounts } from '@group/content-client/contract/mounts';
import type { OutboxState } from '@group/content-client/outbox/outbox';
import type { SiteServices } from '@group/routes/app/defineSite.server';
import { comparableHost } from '@group/themes/hostName';
import { Hono } from 'hono';

export interface HealthOptions {
  gateway: Pick<SiteServices['gateway'], 'isDegraded' | 'isUnauthorized' | 'read'>;
  hosts: Pick<SiteServices['hosts'], 'known'>;
  forms: { outbox(): Promise<{ state(): Omit<OutboxState, 'waiting'> }>; isUnscanned(): boolean };
  /** `stopping` from the stop signal on. */
  state: { readonly stopping: boolean };
}

/**
 * The health of a site, which is ready until it is told to stop, provided that it has content: without any, it would answer
 * each page with 503. Degradations, which cost no visitor this instance:
 * - `incomplete`: a tenant has no content, the others have
 * - `unauthorized`: the content service rejects the token, and changes do not arrive
 * - `closed`: the disk is full, or the outbox cannot be opened, or its copies not be stored, and no form is accepted
 * - `refused`: the content service rejects an entry of the outbox
 * - `unconfirmed`: something else than the content service, or an older version of it, answers an entry of the outbox
 * - `unreadable`: the outbox holds entries that this version cannot read
 * - `delayed`: an entry has waited for delivery for more than an hour
 * - `overdue`: an entry has waited for delivery for more than a week
 * - `unscanned`: the malware scanner has given no verdict on the last file
 * - `redis`: the shared cache is unavailable
 */
export function createSiteHealth({ gateway, hosts, forms, state }: HealthOptions): Health {
  const tenants = [...new Set([...hosts.known.values()].map(({ tenant }) => tenant))];
  let served: (typeof tenants)[number] | undefined;

  /** Rejects without content, within the time that a page waits for it. */
  function readContent({ key: tenant, features }: (typeof tenants)[number]): Promise<unknown> {
    const locale = features.languages?.[0]?.locale ?? '';
    return gateway.read({ tenant, locale }, configurationQuery);
  }

  return limitedHealth({
    async unreadyReason() {
      if (state.stopping) return 'stopping';
      // One read per check, of content that was there at the last one.
      const contents = (served ? [served] : tenants).map((tenant) => readContent(tenant).then(() => tenant));
      served = await Promise.any(contents).catch(() => undefined);
      return served ? undefined : 'no content';
    },
    async degradations() {
      const contents = await Promise.allSettled(tenants.map(readContent));
      const opened = forms.outbox().then((box) => box.state());
      const outbox = await opened.catch(() => undefined);
      return {
        incomplete: contents.some(({ status }) => status === 'rejected'),
        unauthorized: gateway.isUnauthorized(),
        closed: outbox?.closed ?? true,
        refused: (outbox?.refused ?? 0) > 0,
        unconfirmed: (outbox?.unconfirmed ?? 0) > 0,
        unreadable: (outbox?.unreadable ?? 0) > 0,
        delayed: outbox?.delayed ?? false,
        overdue: outbox?.overdue ?? false,
        unscanned: forms.isUnscanned(),
        redis: gateway.isDegraded(),
      };
    },
  });
}

/** Health checks for load balancers and operators, and for proxies that get certificates on demand: whose hosts are ours. */
export function healthRoutes(health: Health, hosts: HealthOptions['hosts']): Hono {
  const app = new Hono();
  // `?domain=` is how Caddy asks.
  app.get(`${mounts.health}/host`, (context) => {
    const isKnown = hosts.known.has(comparableHost(context.req.query('domain') ?? ''));
    return context.json({ known: isKnown }, isKnown ? 200 : 404, { 'cache-control': 'no-store' });
  });
  app.get(`${mounts.health}/*`, async (context) => {
    const checked = await checkHealth(context.req.path, health);
    if (!checked) return context.notFound();
    return context.json(checked.body, checked.status, { 'cache-control': 'no-store' });
  });
  return app;
}
