import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openVisitsFixture, visitFixture as visit } from '../../domain/visits/visit.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import type { VisitPageState, VisitRejection } from './visitPage.server.ts';
import { VisitPageView } from './VisitPageView.tsx';

const visits = openVisitsFixture.slice(0, 3);

async function show(state: VisitPageState, rejected?: VisitRejection) {
  renderInSite(<VisitPageView state={state} rejected={rejected} />, { path: '/meine/besuch' });
  await screen.findByRole('heading', { level: 1 });
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('says when a confirmed visit is, and moves or cancels it by forms', async () => {
  await show({ kind: 'open', visit, visits });
  expect(screen.queryByText(/^Mittwoch, 9. Dezember 2026/, { selector: 'dd' })).not.toBeNull();
  // A visit without a subject has no fact without a value.
  expect(screen.queryByText('–')).toBeNull();
  expect(buttons()).toEqual(['Verschieben', 'Termin absagen', 'Das bin ich nicht']);
  expect(document.querySelectorAll('form[method=post]')).toHaveLength(3);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

it('says at which house it is, also of a wish', async () => {
  await show({ kind: 'open', visit: { ...visit, startsAt: null, stage: 'new' }, houseName: 'Gartenhaus', visits });
  expect(screen.queryByText('Gartenhaus', { selector: 'dd' })).not.toBeNull();
});

it('offers other dates to a visit that is cancelled, and says that one was taken', async () => {
  await show({ kind: 'open', visit: { ...visit, stage: 'cancelled' }, visits }, 'taken');
  expect(buttons()).toEqual(['Verschieben', 'Das bin ich nicht']);
  expect(screen.getByRole('alert').textContent).toContain('nicht mehr genug Platz');
  expect(document.title).toMatch(/^Fehler: /);
});

it('offers other dates alone once the visit has begun', async () => {
  await show({ kind: 'open', visit: { ...visit, stage: 'begun' }, visits });
  expect(screen.queryByText('Dieser Termin hat begonnen oder ist vorbei.')).not.toBeNull();
  expect(buttons()).toEqual(['Verschieben', 'Das bin ich nicht']);
});

it('says at the dates that one is to be chosen', async () => {
  await show({ kind: 'open', visit, visits }, 'unchosen');
  expect(screen.getByRole('radiogroup', { description: /Bitte wählen Sie einen Termin\.$/ })).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Bitte wählen Sie einen Termin.');
});

it.each([
  [{ kind: 'waiting', reference: 'K7QM-3F9X', acceptedAt: '2026-11-20T08:00:00.000Z' }, /sicher bei uns angekommen/],
  [{ kind: 'disowned' }, /Ihre Adresse ist entfernt/],
  [{ kind: 'unknown' }, /führt zu keinem Termin/],
] as const)('has no forms where it knows nothing: %o', async (state, text) => {
  await show(state);
  expect(screen.queryByText(text)).not.toBeNull();
  expect(buttons()).toEqual([]);
});
