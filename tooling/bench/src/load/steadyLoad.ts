import { firstEditor } from '@group/e2e/editor';
import { atMost, type Figure, type Found } from '../figure.ts';
import type { Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { milliseconds, ratio, thousands } from '../written.ts';
import { atConstantRate, type ConstantRate } from './constantRate.ts';
import { besideNginx, measuredPages, tenant } from './pages.ts';
import { load } from './wrk.ts';

/** Shares of the site's own maximum. */
const shares = [0.5, 0.8];

/** The site's maximum p99 relative to nginx, and the share at which it holds. */
const goal = { slower: 3, share: 0.8 };

/** Publishes a new article of the tenant whose pages are requested. */
async function publisher({ contentService }: Stack): Promise<() => Promise<void>> {
  const editor = await firstEditor(contentService.url);
  const company = { connect: [{ id: 0, documentId: await editor.documentId('company', 'key', tenant) }] };
  let number = 0;
  return async () => {
    number += 1;
    const title = `Meldung ${number}`;
    const article = { title, slug: `meldung-${number}`, company, teaser: 'Zwei Sätze darüber.', date: '2098-01-01' };
    await editor.publishNew('article', article);
  };
}

/**
 * Requests cached pages at a constant rate, of the site and of nginx with the same bytes, while an article is published each
 * second.
 */
export async function steadyLoad(stack: Stack): Promise<Found> {
  const publish = await publisher(stack);
  const wanted = Object.entries(await measuredPages(stack)).map(([page, path]) => ({ page, path, encoding: 'br' }));
  using beside = await besideNginx(stack, wanted);
  const rows: string[][] = [];
  const figures: Figure[] = [];
  for (const { page, aims } of beside.pairs) {
    const [own, ...others] = aims;
    const { rate: most } = await load(own);
    for (const aim of aims) await atConstantRate({ ...aim, seconds: 1 }, Math.round(most / 2), () => Promise.resolve());
    for (const share of shares) {
      const rate = Math.round(most * share);
      const measured: ConstantRate[] = [];
      for (const aim of [own, ...others]) measured.push(await atConstantRate(aim, rate, publish));
      const [site, nginx] = measured;
      if (!site) continue;
      const cells = [site, ...(nginx ? [nginx] : [])].flatMap(({ p50, p99 }) => [p50, p99].map(milliseconds));
      rows.push([page, ratio(share), thousands(rate), ...cells, String(site.failed)]);
      if (nginx && share === goal.share) {
        const what = `${page} at ${share} of its maximum, constant rate: p99, times nginx’s`;
        figures.push(atMost(what, site.p99 / nginx.p99, goal.slower, ratio));
      }
    }
  }
  const heads = ['page, brotli', 'of maximum', 'requests/s', 'p50', 'p99', 'nginx p50', 'nginx p99', 'failed'];
  return { figures, details: tableOf(heads, rows) };
}
