import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './houses.route.tsx';
import { houseTeasersFixture } from '../../domain/houses/houseTeaser.fixture.ts';
import type { HouseTeaser } from '../../domain/houses/houseTeaser.ts';
import { HousesView } from './HousesView.tsx';

function show(houses: HouseTeaser[]) {
  renderInSite(<HousesView page={null} houses={houses} />, { path: '/unsere-haeuser' });
}

describe('HousesView', () => {
  it('shows each house’s town and links to its page', () => {
    show(houseTeasersFixture);
    expect(screen.getByRole('link', { name: 'Gartenhaus' }).getAttribute('href')).toBe('/unsere-haeuser/gartenhaus');
    expect(screen.queryByText('Aeugst am See · 64 Plätze')).not.toBeNull();
    expect(screen.queryByText('Aeugst am See')).not.toBeNull();
  });

  it('has the name that editors give to its page', () => {
    renderInSite(<HousesView page={{ title: 'Unser Haus', blocks: [] }} houses={[]} />, { path: '/unsere-haeuser' });
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Unser Haus');
  });

  it('asks for larger pictures of two houses, which share the width, than of three', () => {
    const houses = ['one', 'two', 'three'].flatMap((id) =>
      houseTeasersFixture.slice(0, 1).map((each) => ({ ...each, id })),
    );
    const widths = [2, 3].map((count) => {
      document.body.replaceChildren();
      show(houses.slice(0, count));
      return document.querySelector('main source, source')?.getAttribute('sizes')?.split(',')[0];
    });
    expect(widths).toEqual(['(min-width: 75em) 588px', '(min-width: 75em) 384px']);
  });

  it('names an organisation once that is called like its town', () => {
    const [house] = houseTeasersFixture;
    show(house ? [{ ...house, company: 'Brunisberg', city: 'Brunisberg' }] : []);
    expect(screen.queryByText(/^Brunisberg · \d+ Plätze$/)).not.toBeNull();
  });

  it('reports that there are no houses yet', () => {
    show([]);
    expect(screen.queryByText('Unsere Häuser stellen wir Ihnen hier bald vor.')).not.toBeNull();
  });
});

describe('loader of the houses', () => {
  const answers = { houses: wireHousesFixture, pages: { data: [] } };

  it('returns the tenant’s own houses', async () => {
    const { houses } = await loader(routeArguments(requestedSiteFixture('tabor', { answers }), '/unsere-haeuser'));
    expect(houses.map(({ href, company }) => ({ href, company }))).toEqual([
      { href: '/unsere-haeuser/haupthaus-am-see', company: undefined },
      { href: '/unsere-haeuser/gartenhaus', company: undefined },
    ]);
  });

  it('links from the holding to the houses’ sites', async () => {
    const { houses } = await loader(routeArguments(requestedSiteFixture('digallo', { answers }), '/unsere-haeuser'));
    expect(houses[0]).toMatchObject({
      href: 'https://www.tabor.example/unsere-haeuser/haupthaus-am-see',
      company: 'Tabor',
    });
  });

  it('filters many houses by place, kind and what is free, offers offices by kind only, and ignores unknown values', async () => {
    const [main] = wireHousesFixture.data;
    if (!main) throw new Error('there is an example');
    const house = (id: number, city: string, kind: string) => ({
      id: `h${id}`,
      attributes: { ...main.attributes, name: `Haus ${id}`, slug: `haus-${id}`, city, kind },
    });
    const data = Array.from({ length: 11 }, (_, id) =>
      house(id, id < 9 ? 'Bauma' : 'Riva', id > 0 ? 'care' : 'services'),
    );
    const statedAt = new Date().toISOString();
    const state = (slug: string, offers: object) => ({ id: slug, attributes: { house: slug, statedAt, ...offers } });
    const availabilities = {
      data: [
        state('haus-1', { longStay: 'waitingList', shortStay: 'free' }),
        state('haus-2', { longStay: 'soon' }),
        state('haus-3', { longStay: 'free' }),
        // Too old to count.
        state('haus-4', { longStay: 'free', statedAt: '2026-01-01T08:00:00Z' }),
      ],
    };
    const site = requestedSiteFixture('digallo', { answers: { ...answers, houses: { data }, availabilities } });
    const found = async (query: string) => {
      const { houses } = await loader(routeArguments(site, `/unsere-haeuser${query}`));
      return houses.map(({ name }) => name);
    };
    expect(await found('?ort=Riva')).toEqual(['Haus 9', 'Haus 10']);
    expect(await found('?ort=Bauma&art=dienste')).toEqual(['Haus 0']);
    expect(await found('?ort=Riva&art=dienste')).toEqual([]);
    // What is free now before what is soon.
    expect(await found('?frei=pflegeplatz')).toEqual(['Haus 3', 'Haus 2']);
    expect((await loader(routeArguments(site, '/unsere-haeuser'))).choices?.free).toEqual(['longStay', 'shortStay']);
    expect(await found('?ort=Paris&art=x')).toHaveLength(10);
    expect(await found('?ort=Paris&art=x')).not.toContain('Haus 0');
  });

  it('offers no filter for a few houses, unless a page with a finder leads to some of them', async () => {
    const [main, garden] = wireHousesFixture.data;
    if (!main || !garden) throw new Error('there are two examples');
    const data = [main, { ...garden, attributes: { ...garden.attributes, city: 'Seuzmatt' } }];
    const site = requestedSiteFixture('tabor', { answers: { ...answers, houses: { data } } });
    const all = await loader(routeArguments(site, '/unsere-haeuser?art=dienste'));
    expect([all.choices, all.houses.length]).toEqual([undefined, 2]);
    const some = await loader(routeArguments(site, '/unsere-haeuser?ort=Seuzmatt'));
    expect(some.houses.map(({ name }) => name)).toEqual(['Gartenhaus']);
    expect([some.filter.place, some.choices?.places]).toEqual(['Seuzmatt', ['Aeugst am See', 'Seuzmatt']]);
  });

  it('groups houses by organisation', async () => {
    const [main, garden] = wireHousesFixture.data;
    if (!main || !garden) throw new Error('there are two examples');
    const company = { data: { id: 'company', attributes: { key: 'brunisberg', name: 'Brunisberg' } } };
    const data = [main, { id: 'h3', attributes: { ...main.attributes, name: 'Berghaus', company } }, garden];
    const site = requestedSiteFixture('digallo', { answers: { ...answers, houses: { data } } });
    const { houses } = await loader(routeArguments(site, '/unsere-haeuser'));
    expect(houses.map(({ name }) => name)).toEqual(['Berghaus', 'Haupthaus am See', 'Gartenhaus']);
  });
});
