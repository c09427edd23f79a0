import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Site } from '../site/site.ts';
import { renderInSite } from '../testing/renderInSite.fixture.tsx';
import { Footer } from './Footer.tsx';

function show(site?: Partial<Site>, minimal = false) {
  renderInSite(<Footer minimal={minimal} />, { site });
}

describe('Footer', () => {
  it('starts a column at each header entry', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Das Haus' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Wohnen' }).getAttribute('href')).toBe('/wohnen');
  });

  it('shows address, phone and mail', () => {
    show();
    expect(screen.queryByText('Hofstrasse 12')).not.toBeNull();
    expect(screen.getByRole('link', { name: '044 000 00 00' }).getAttribute('href')).toBe('tel:+41440000000');
  });

  it('keeps browsers that translate the page from translating the address', () => {
    show();
    const [street, mail] = [screen.getByText('Hofstrasse 12'), screen.getByRole('link', { name: /@/ })];
    expect([street, mail].map((each) => each.closest('[translate=no]') !== null)).toEqual([true, true]);
  });

  it('links to social networks by their icons', () => {
    show();
    const link = screen.getByRole('link', { name: 'Facebook' });
    expect([link.getAttribute('href'), link.querySelector('svg') !== null]).toEqual([
      'https://social.example/tabor',
      true,
    ]);
  });

  it('has the legal links even without a configuration', () => {
    show({ configuration: null });
    expect(screen.getByRole('link', { name: 'Impressum' }).getAttribute('href')).toBe('/impressum');
    expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/datenschutz');
  });

  it('names the holding that owns the house', () => {
    show();
    const link = screen.getByRole('link', { name: 'Ein Betrieb der Digallo Gruppe' });
    expect(link.getAttribute('href')).toBe('https://digallo.example');
  });

  it('omits the holding where the tenant disables it', () => {
    show({ group: undefined });
    expect(screen.queryByText(/Ein Betrieb der/)).toBeNull();
  });

  it('shows seals with alternative texts', () => {
    const image = { url: '/assets/seal.svg', width: 64, height: 64 };
    show({ seals: [{ name: 'Gut', alt: 'Siegel: Gut', href: 'https://siegel.example', image }] });
    expect(screen.queryByRole('img', { name: 'Siegel: Gut' })).not.toBeNull();
  });

  it('adds the language prefix to links of the site', () => {
    show({ pathPrefix: '/it' });
    expect(screen.getByRole('link', { name: 'Wohnen' }).getAttribute('href')).toBe('/it/wohnen');
  });

  it('is reduced to contact details and legal links on bare pages', () => {
    show({}, true);
    expect(screen.queryByText('Hofstrasse 12')).not.toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['044 000 00 00', 'info@tabor.example', 'Impressum', 'Datenschutz']);
  });
});
