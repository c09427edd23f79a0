import { plain } from '@group/operations/crawler';
import { tenantByKey } from '@group/themes/registry';
import { exampleHomeTitle } from '../support/exampleHomeTitle.ts';
import { askWith } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const { features, hosts } = tenantByKey('rivabella');

for (const [index, { prefix, locale }] of (features.languages ?? []).entries()) {
  test(`the home in ${locale} is translated in title, layout and content`, async () => {
    const { status, body } = await askWith(`/${prefix}`, { tenant: 'rivabella' });
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`<html[^>]* lang="${prefix}`));
    expect(body).toMatch(/<title>[^<]*Rivabella<\/title>/);
    expect(body).toContain(`<link rel="canonical" href="https://${hosts.production[0]}/${prefix}"`);
    // The example content has German without a locale.
    const title = await exampleHomeTitle('rivabella', index === 0 ? '' : locale);
    expect(plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? '')).toContain(title);
    const [banner = ''] = /<header[\s\S]*?<\/header>/.exec(body) ?? [];
    const links = [...banner.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((address = '') => !/^(?:\/(?:de|en|it|fr)(?:\/|$)|tel:)/.test(address))).toEqual([]);
  });
}
