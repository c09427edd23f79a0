import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const { hosts } = tenantByKey('tabor');

async function read(path: string, host = hosts.development): Promise<string> {
  // Requests to development hosts include the port; canonical URLs do not.
  const { status, body } = await ask({ host, port: runningStack().sitePort, path });
  expect(status, path).toBe(200);
  return body;
}

async function firstLink(list: string, pattern: RegExp): Promise<string> {
  const [path] = pattern.exec(await read(list)) ?? [];
  if (!path) throw new Error(`${list} leads to nothing`);
  return path;
}

const kinds = [
  { what: 'the organisation', type: 'Organization', page: () => Promise.resolve('/') },
  {
    what: 'a vacancy',
    type: 'JobPosting',
    page: () => firstLink('/jobs/offene-stellen', /\/jobs\/offene-stellen\/[a-z\d]{24}/),
  },
  {
    what: 'an apprenticeship',
    type: 'JobPosting',
    page: () => firstLink('/jobs/offene-lehrstellen', /\/jobs\/offene-lehrstellen\/[a-z\d]{24}/),
  },
  { what: 'an event', type: 'Event', page: () => firstLink('/events', /\/events\/[a-z\d]{24}\/[a-z\d-]+/) },
  { what: 'an article', type: 'NewsArticle', page: () => firstLink('/media', /\/media\/[a-z\d]{24}\/[a-z\d-]+/) },
  { what: 'a house', type: 'LocalBusiness', page: () => firstLink('/unsere-haeuser', /\/unsere-haeuser\/[a-z\d-]+/) },
];

for (const { what, type, page } of kinds) {
  test(`the structured data of ${what} is valid by Google's rules`, async () => {
    const path = await page();
    const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
    const extracted = extractor.parse(await read(path));
    expect(Object.keys(extracted.jsonld), path).toContain(type);
    if (path !== '/') expect(Object.keys(extracted.jsonld), path).toContain('BreadcrumbList');
    const issues = await new Validator().validate(extracted);
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(JSON.stringify(extracted.jsonld)).not.toContain(hosts.development);
  });
}
