import { describe, expect, it } from 'vitest';
import { openAdvertisement } from '../../testing/job.fixture.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import type { Site } from '../../site/site.ts';
import { advertisementHead } from './jobHead.ts';

const path = `/jobs/offene-stellen/${openAdvertisement.job.id}`;
const rivabella = {
  ...openAdvertisement,
  employer: { ...openAdvertisement.employer, site: 'https://rivabella.example' },
  canonical: `https://rivabella.example/de${path}`,
};
const at = (origin: string, pathPrefix = ''): Site => ({ ...siteFixture, origin, pathPrefix });

describe('advertisementHead', () => {
  it.each([
    ['on its employer’s site', at('https://tabor.example'), openAdvertisement, true, path],
    ['on the holding’s site', at('https://digallo.example'), openAdvertisement, false, path],
    ['in its site’s first language', at('https://rivabella.example', '/de'), rivabella, true, `/de${path}`],
  ] as const)('has the job’s structured data %s: %s', (_where, site, advertisement, posted, pathname) => {
    const head = JSON.stringify(advertisementHead(site, advertisement, pathname));
    expect(head.includes('"JobPosting"')).toBe(posted);
    expect(head).toContain('"BreadcrumbList"');
    expect(head).toContain(JSON.stringify({ tagName: 'link', rel: 'canonical', href: advertisement.canonical }));
  });

  it('keeps the address of a translation, without a second posting', () => {
    const head = JSON.stringify(advertisementHead(at('https://rivabella.example', '/it'), rivabella, `/it${path}`));
    expect(head).not.toContain('"JobPosting"');
    expect(head).toContain(`"rel":"canonical","href":"https://rivabella.example/it${path}"`);
  });
});
