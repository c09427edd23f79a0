import { createGateway } from '@group/content-client/gateway/gateway';
import type { RequestScope } from '@group/content-client/gateway/query';
import { multilingualTenants } from '@group/themes/registry';
import { expect, test } from '../support/test.ts';
import { readEverything } from '../support/readEverything.ts';
import { sweptTenants } from '../support/sweptTenants.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, temporaryFolder } from '../testEnvironment/stack.ts';

/** Tenants in each of their languages; only the first language is complete. */
const scopes: (RequestScope & { complete: boolean })[] = [...sweptTenants, ...multilingualTenants].flatMap(
  ({ key, features: { languages } }) =>
    (languages ?? [{ locale: '' as const }]).map(({ locale }, position) => ({
      tenant: key,
      locale,
      complete: position === 0,
    })),
);

test('example content matches the schemas of the sites', async () => {
  // Three tenants and four languages, which nothing has asked for yet.
  test.setTimeout(120_000);
  const { contentUrl, contentToken } = runningStack();
  const problems: unknown[] = [];
  const cacheDirectory = await temporaryFolder('content');
  const gateway = createGateway({
    cacheDirectory,
    access: { url: contentUrl, token: contentToken },
    // The content service may have just started, and all queries arrive at once.
    softLimitMs: 20_000,
    log: (problem) => problems.push(problem),
  });
  const totals: Record<string, number> = {};
  for (const { complete, ...scope } of scopes) {
    const name = `${scope.tenant} ${scope.locale}`;
    const { jobsFound, jobsTogether, articlesFound, eventsFound, ...counts } = await readEverything(gateway, scope);
    expect
      .soft({ jobsFound, jobsTogether, articlesFound, eventsFound }, `what ${name} lists is found by its id`)
      .toEqual({
        jobsFound: counts.jobs,
        jobsTogether: counts.jobs,
        articlesFound: counts.articles,
        eventsFound: counts.events,
      });
    if (complete) {
      expect.soft(counts.pages, `${name} has pages`).toBeGreaterThan(0);
      expect.soft(counts.imprints, `${name} has an imprint`).toBe(1);
    }
    for (const [type, count] of Object.entries(counts)) totals[type] = (totals[type] ?? 0) + count;
  }
  await gateway.close();
  await removeFolders([cacheDirectory]);
  expect(problems, 'nothing is broken').toEqual([]);
  const missing = Object.keys(totals).filter((type) => totals[type] === 0);
  expect(missing, 'there is something of every type').toEqual([]);
});
