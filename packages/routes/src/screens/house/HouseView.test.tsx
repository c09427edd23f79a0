import { houseFixture, housesFixture, wireHousesFixture } from '@group/content-client/house/house.fixture';
import type { House } from '@group/content-client/house/house.schema';
import type { TenantKey } from '@group/themes/registry';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './house.route.tsx';
import { qrCodeFixture } from '../../testing/qrCode.fixture.ts';
import { HouseView } from './HouseView.tsx';

const [, bare] = housesFixture;

async function show(house: (House & { untranslated?: true }) | undefined) {
  if (!house) throw new Error('there are two examples');
  renderInSite(<HouseView house={house} code={qrCodeFixture} />, { path: '/unsere-haeuser' });
  await screen.findByRole('heading', { level: 1 });
}

/** A redirect for a renamed house. */
const moved = { from: '/unsere-haeuser/altbau', to: '/unsere-haeuser/gartenhaus', permanent: true };
const redirects = { data: [{ id: 'r1', attributes: moved }] };

function load(tenantKey: TenantKey, house: string) {
  const site = requestedSiteFixture(tenantKey, { answers: { houses: wireHousesFixture, redirects } });
  return loader(routeArguments(site, `/unsere-haeuser/${house}`, { slug: house }));
}

describe('HouseView', () => {
  it('shows address, contact details and contact person', async () => {
    await show(houseFixture);
    expect(screen.queryByText(/Taborstrasse 12/)).not.toBeNull();
    expect(screen.getAllByRole('link', { name: '044 000 00 00' })[0]?.getAttribute('href')).toBe('tel:+41440000000');
    expect(screen.queryByText('Ursina Beispiel')).not.toBeNull();
    expect(screen.queryByText('täglich 8 bis 20 Uhr')).not.toBeNull();
    expect(screen.queryByText(/Bus 4/)).not.toBeNull();
    expect(screen.queryByRole('group', { name: 'Einblicke' })).not.toBeNull();
  });

  it('opens with the next steps: a visit and the house’s own phone', async () => {
    await show({ ...houseFixture, phone: '044 111 11 11' });
    const opening = screen.getByRole('heading', { level: 1 }).closest('section');
    const links = [...(opening?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/besuch?haus=haupthaus-am-see', 'tel:+41441111111']);
  });

  it('omits unknown facts', async () => {
    await show(bare);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Adresse']);
    expect(screen.queryByRole('heading', { name: 'So finden Sie zu uns' })).toBeNull();
  });

  it('reports that it is not translated', async () => {
    await show({ ...houseFixture, untranslated: true });
    expect(screen.queryByText(/noch nicht übersetzt/)).not.toBeNull();
    const visit = screen.getByRole('link', { name: 'Besuch vereinbaren' });
    expect(visit.closest('[lang]')?.querySelector('h1')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('de-CH');
  });
});

describe('loader of a house', () => {
  it('returns the house', async () => {
    const { house } = await load('tabor', 'gartenhaus');
    expect(house.name).toBe('Gartenhaus');
  });

  it('answers 404 to an unknown name', async () => {
    await expect(load('tabor', 'luftschloss')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('redirects a former name', async () => {
    const answer = await load('tabor', 'altbau').catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/unsere-haeuser/gartenhaus']);
  });

  it('redirects from the holding to the house’s site', async () => {
    const answer = await load('digallo', 'gartenhaus').catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect(answer.headers.get('location')).toBe('https://www.tabor.example/unsere-haeuser/gartenhaus');
  });
});
