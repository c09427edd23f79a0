import { imprintFixture, wireImprintsFixture } from '@group/content-client/imprint/imprint.fixture';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './imprint.route.tsx';
import { ImprintView } from './ImprintView.tsx';

async function facts(imprint: Parameters<typeof ImprintView>[0]['imprint']) {
  renderInSite(<ImprintView imprint={imprint} />, { path: '/impressum' });
  const terms = await screen.findAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
}

describe('ImprintView', () => {
  it('shows everything that the law requires', async () => {
    expect(await facts(imprintFixture)).toMatchObject({
      'Verantwortliche Stelle': 'Alterszentrum Tabor AG, Taborstrasse 12, 8999 Aeugst am See',
      'Vertretungsberechtigte Personen': 'Ursina Beispiel, GeschäftsleiterinBeat Muster',
      Firma: 'Alterszentrum Tabor AG',
      Handelsregisternummer: 'CHE-000.000.000',
      'MWST-Nummer': 'CHE-000.000.000 MWST',
      Adresse: 'Hofstrasse 128000 Musterhausen',
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Haftungsausschluss',
      'Urheberrecht',
    ]);
  });

  it('names the value-added tax in the language of the page', async () => {
    renderInSite(<ImprintView imprint={imprintFixture} />, { language: 'it', path: '/it/impressum' });
    expect((await screen.findByText('Numero IVA')).nextElementSibling?.textContent).toBe('CHE-000.000.000 IVA');
  });

  it('falls back to the configuration until editors have written an imprint', async () => {
    expect(Object.keys(await facts(null))).toEqual(['Firma', 'Adresse', 'Telefon', 'E-Mail']);
  });
});

function load(imprints: { data: readonly { id?: unknown }[] }) {
  return loader(routeArguments(requestedSiteFixture('tabor', { answers: { imprints } }), '/impressum'));
}

describe('loader of the imprint', () => {
  it('returns the imprint, or null where there is none', async () => {
    expect(await load(wireImprintsFixture)).toEqual({ imprint: imprintFixture });
    expect(await load({ data: [] })).toEqual({ imprint: null });
  });

  it('answers 503 while content is unavailable', async () => {
    const failed = loader(routeArguments(requestedSiteFixture('tabor'), '/impressum'));
    await expect(failed).rejects.toMatchObject({ init: { status: 503 } });
  });
});
