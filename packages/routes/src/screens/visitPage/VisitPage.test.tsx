import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openVisitsFixture, visitFixture as visit } from '../../domain/visits/visit.fixture.ts';
import { FakeRequest } from '../../forms/request.fixture.ts';
import { VisitPage } from './VisitPage.tsx';
import type { VisitPageState } from './visitPage.server.ts';

const visits = openVisitsFixture.slice(0, 3);
const confirmedAt = (startsAt = '2026-12-16T13:00:00.000Z'): VisitPageState => ({
  kind: 'open',
  visit: { ...visit, startsAt },
  visits,
});

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask.mockReset());
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  history.replaceState(null, '', '/meine/besuch/0a');
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getAllByRole('status')[0]?.textContent;

function show(initial: VisitPageState) {
  ask.mockImplementation(() => Promise.resolve(Response.json(initial)));
  render(<VisitPage initial={initial} phone="044 000 00 00" />);
}

/** Moves the visit to the first date, and lets the website answer. */
async function move(answer?: unknown) {
  const [first] = screen.getAllByRole('radio');
  if (first) fireEvent.click(first);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verschieben' })));
  await pass(0);
  if (answer === undefined) return;
  await act(async () => FakeRequest.last?.answer(answer));
  await pass(0);
}

it('says to which date it moves, and that it is confirmed by the answer only', async () => {
  show(confirmedAt());
  await move();
  expect(screen.queryByText(/^Wird auf Donnerstag, 3. Dezember 2026.* verschoben, sobald/)).not.toBeNull();
  expect(screen.queryByText(/Ihr Termin ist bestätigt/)).toBeNull();
  await act(async () => FakeRequest.last?.answer(confirmedAt(visits[0]?.startsAt)));
  await pass(0);
  expect(document.activeElement?.textContent).toMatch(/Ihr Termin ist bestätigt/);
  expect(said()).toBe('');
});

it('says that a date was taken, and asks which are open', async () => {
  show(confirmedAt());
  const rest = { ...confirmedAt(), visits: visits.slice(1) };
  ask.mockImplementation(() => Promise.resolve(Response.json(rest)));
  await move('taken');
  expect(screen.getByRole('alert').textContent).toContain('nicht mehr genug Platz');
  expect(screen.getByRole('radio', { name: /\(nicht mehr frei\)$/ })).toHaveProperty('disabled', true);
  expect(screen.queryByText(/Der Termin, den Sie gewählt haben, ist inzwischen nicht mehr frei/)).not.toBeNull();
});

it('accepts the date that it shows, and no other', async () => {
  const startsAt = '2026-12-16T13:00:00.000Z';
  show({ kind: 'open', visit: { ...visit, stage: 'proposed', startsAt }, visits });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Termin annehmen' })));
  await pass(0);
  expect([...(FakeRequest.last?.body ?? [])]).toEqual([
    ['action', 'accept'],
    ['startsAt', startsAt],
  ]);
});
