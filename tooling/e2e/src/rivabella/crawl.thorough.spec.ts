import { crawl } from '../support/crawl.ts';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test('has no dead links and no invalid markup in any language', async () => {
  test.setTimeout(180_000);
  const { visits, pages, invalid } = await crawl('rivabella', runningStack().sitePort);
  test.info().annotations.push({
    type: 'crawl',
    description: `rivabella: ${pages.length} pages, ${visits.length} addresses`,
  });
  expect(visits.filter(({ status }) => ![200, 301, 302].includes(status))).toEqual([]);
  expect(invalid).toEqual([]);
  for (const language of ['de', 'it', 'fr', 'en']) {
    expect(pages.filter((path) => path.startsWith(`/${language}`)).length, language).toBeGreaterThan(15);
  }
});
