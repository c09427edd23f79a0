import { describe, expect, it } from 'vitest';
import { siteFixture } from '../testing/site.fixture.ts';
import { visitPageMessages } from '../screens/visitPage/visitPage.messages.ts';
import { pageHead } from './pageHead.ts';
import { privatePageHead } from './screenHead.ts';

function alternates(head: ReturnType<typeof pageHead>) {
  return head.flatMap((each) => ('hrefLang' in each ? [[each.hrefLang, each.href]] : []));
}

describe('privatePageHead', () => {
  it('has no canonical URL, which phones would share and bookmark instead of the link', () => {
    const matches = [{ id: 'root', loaderData: siteFixture }];
    const args = { matches, location: { pathname: '/meine/besuch/0a' } };
    const head = JSON.stringify(privatePageHead(args, visitPageMessages, 'title'));
    expect(head).toContain('noindex');
    expect(head).not.toMatch(/canonical|og:url|0a"/);
  });
});

describe('pageHead', () => {
  it('joins the page’s title and the tenant’s name with a bullet', () => {
    expect(pageHead({ site: siteFixture, title: 'Wohnen', pathname: '/wohnen' })).toContainEqual({
      title: 'Wohnen • Tabor',
    });
  });

  it('uses the configuration’s title for a page with the site’s name as title', () => {
    const title = { title: 'Wohnen im Alter • Tabor' };
    expect(pageHead({ site: siteFixture, title: 'Tabor', pathname: '/' })).toContainEqual(title);
  });

  it('has the lower-cased path on the canonical host', () => {
    expect(pageHead({ site: siteFixture, pathname: '/Wohnen/HAUS' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://tabor.example/wohnen/haus',
    });
  });

  it('falls back to the configuration’s metadata', () => {
    const head = pageHead({ site: siteFixture, metadata: { description: 'Die Seite' }, pathname: '/' });
    expect(head).toContainEqual({ name: 'description', content: 'Die Seite' });
    expect(head).toContainEqual({ name: 'keywords', content: 'Pflege, Wohnen' });
    expect(head).toContainEqual({ name: 'theme-color', content: '#1a6b54' });
    expect(head).toContainEqual({
      property: 'og:image',
      content: 'https://tabor.example/pictures/cards/index.jpg',
    });
  });

  it('shares the card of a list with its parts, each of which is its own canonical page', () => {
    const head = pageHead({ site: siteFixture, pathname: '/jobs/offene-stellen?seite=2' });
    const card = 'https://tabor.example/pictures/cards/jobs/offene-stellen.jpg';
    expect(head).toContainEqual({ property: 'og:image', content: card });
    const href = 'https://tabor.example/jobs/offene-stellen?seite=2';
    expect(head).toContainEqual({ property: 'og:url', content: href });
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href });
  });

  it('uses the screen’s own words only where the configuration has no description', () => {
    const screen = { pathname: '/impressum', description: 'Eigene Worte' };
    const descriptions = (site: typeof siteFixture) =>
      pageHead({ site, ...screen }).flatMap((each) =>
        'name' in each && each.name === 'description' ? [each.content] : [],
      );
    expect(descriptions(siteFixture)).toEqual([siteFixture.configuration?.metadata.description]);
    expect(descriptions({ ...siteFixture, configuration: null })).toEqual(['Eigene Worte']);
  });

  it('sets noindex for sites and pages that must not be indexed, and only for these', () => {
    const noindex = { name: 'robots', content: 'noindex' };
    expect(pageHead({ site: siteFixture, pathname: '/' })).not.toContainEqual(noindex);
    expect(pageHead({ site: { ...siteFixture, indexed: false }, pathname: '/' })).toContainEqual(noindex);
    expect(pageHead({ site: siteFixture, pathname: '/auth', indexed: false })).toContainEqual(noindex);
  });

  it('uses the tenant’s name alone while there is no configuration', () => {
    expect(pageHead({ site: { ...siteFixture, configuration: null }, pathname: '/' })).toContainEqual({
      title: 'Tabor',
    });
  });

  it('lists the page’s other languages, the first one as x-default', () => {
    const languages = [
      { prefix: 'de', label: 'DE' },
      { prefix: 'en', label: 'EN' },
    ] as const;
    const site = { ...siteFixture, languages, pathPrefix: '/en' };
    expect(alternates(pageHead({ site, pathname: '/en/wohnen' }))).toEqual([
      ['de-CH', 'https://tabor.example/de/wohnen'],
      ['en', 'https://tabor.example/en/wohnen'],
      ['x-default', 'https://tabor.example/de/wohnen'],
    ]);
    expect(alternates(pageHead({ site, pathname: '/en' }))[0]).toEqual(['de-CH', 'https://tabor.example/de']);
    expect(alternates(pageHead({ site, pathname: '/en/auth', indexed: false }))).toEqual([]);
    expect(alternates(pageHead({ site: siteFixture, pathname: '/wohnen' }))).toEqual([]);
  });
});
