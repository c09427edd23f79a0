import { createGateway } from '@group/content-client/gateway/gateway';
import type { ContentScope } from '@group/content-client/gateway/query';
import { tenantByKey, tenants } from '@group/themes/registry';
import { readEverything } from '../looking/readEverything.ts';
import { expect, journey } from '../looking/journey.ts';
import { runningStack } from '../stack/environment.ts';

/** A gateway that remembers nothing, and what it had to leave out. */
function gatewayWithProblems() {
  const { contentUrl, contentToken } = runningStack();
  const problems: unknown[] = [];
  const gateway = createGateway({
    access: { url: contentUrl, token: contentToken },
    // The content service has just started, and reads every picture of a page for the first time.
    softLimit: 20_000,
    log: (problem) => problems.push(problem),
  });
  return { gateway, problems };
}

function scopesOf(key: ContentScope['tenant']): ContentScope[] {
  const { languages } = tenantByKey(key).features;
  return languages ? languages.map(({ locale }) => ({ tenant: key, locale })) : [{ tenant: key, locale: '' }];
}

for (const { key } of tenants) {
  journey(`all content of ${key} is as the sites expect it`, async () => {
    const { gateway, problems } = gatewayWithProblems();
    for (const scope of scopesOf(key)) {
      const counts = await readEverything(gateway, scope);
      // Only in German, or on a site with one language, is everything there.
      if (scope.locale !== '' && scope.locale !== 'de-CH') continue;
      expect(counts, 'what every site needs').toMatchObject({ pages: expect.any(Number), imprints: 1 });
      expect(counts.pages).toBeGreaterThan(0);
      expect(counts.jobs, 'jobs that can be asked for one by one').toBe(counts.jobsFound);
      expect(counts.articles).toBe(counts.articlesFound);
      expect(counts.events).toBe(counts.eventsFound);
    }
    expect(problems).toEqual([]);
    await gateway.close();
  });
}

journey('there is content of every type', async () => {
  const { gateway, problems } = gatewayWithProblems();
  const all: Record<string, number> = {};
  for (const { key } of tenants) {
    for (const scope of scopesOf(key)) {
      const counts = await readEverything(gateway, scope);
      for (const [type, count] of Object.entries(counts)) all[type] = (all[type] ?? 0) + count;
    }
  }
  await gateway.close();
  expect(problems).toEqual([]);
  expect(Object.entries(all).filter(([, count]) => count === 0)).toEqual([]);
});
