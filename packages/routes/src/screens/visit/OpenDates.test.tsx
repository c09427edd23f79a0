import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { openVisitsFixture as open } from '../../domain/visits/visit.fixture.ts';
import { OpenDates } from './OpenDates.tsx';

const [first, second, third] = open;
if (!first) throw new Error('there are example dates');

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask.mockReset());
});

async function show(before: readonly OpenVisit[], after: readonly (OpenVisit | undefined)[], chosen?: string) {
  render(<OpenDates occasion="visit" house="am-see" visits={before} chosen={undefined} error={undefined} />);
  if (chosen) fireEvent.click(radio(chosen));
  ask.mockImplementation(() => Promise.resolve(Response.json({ visits: after })));
  await act(() => vi.advanceTimersByTimeAsync(31_000));
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const radio = (value: string) => radios().find((each) => each.value === value) ?? expect.fail(`no radio ${value}`);
const isOpen = () => document.querySelector('details')?.open;
const isTold = () => screen.queryByText(/Der Termin, den Sie gewählt haben/) !== null;

it('marks a date that is taken meanwhile, tells who has chosen it, and adds new ones', async () => {
  await show(
    [first, third].flatMap((date) => date ?? []),
    [second, third],
    first.value,
  );
  expect(ask.mock.calls[0]?.[0]).toBe('/besuch/termine.json?anlass=besuch&haus=am-see');
  expect(radios().map(({ value, disabled }) => [value, disabled])).toEqual([
    [first.value, true],
    [second?.value, false],
    [third?.value, false],
    ['', false],
  ]);
  expect(isTold()).toBe(true);
  fireEvent.click(radio(second?.value ?? ''));
  expect(isTold()).toBe(false);
});

it('tells who follows a link to a date that is taken, until there is another choice', () => {
  render(<OpenDates occasion="visit" house="am-see" visits={open} chosen="taken" error={undefined} />);
  expect(isTold()).toBe(true);
  fireEvent.click(radio(first.value));
  expect(isTold()).toBe(false);
});

it('opens the days that suit the visitor where no date does', () => {
  render(
    <form>
      <OpenDates occasion="visit" house="am-see" visits={open} chosen={undefined} error={undefined} />
      <details />
    </form>,
  );
  fireEvent.click(radio(first.value));
  expect(isOpen()).toBe(false);
  fireEvent.click(radio(''));
  expect(isOpen()).toBe(true);
});

it('names the house where there are several', () => {
  const [here, there] = [first, { ...first, value: 'there', houseName: 'Gartenhaus' }];
  render(<OpenDates occasion="visit" house={undefined} visits={[here, there]} chosen={undefined} error={undefined} />);
  const named = radios().map(({ labels }) => labels?.[0]?.textContent.includes(', Gartenhaus'));
  expect(named).toEqual([false, true, false]);
});

it('leaves the choice of a date that stays open', async () => {
  await show(open.slice(0, 3), open.slice(1, 3), third?.value);
  expect([radio(third?.value ?? '').checked, isTold()]).toEqual([true, false]);
});

it('keeps a date that others have moved beyond those that are offered', async () => {
  const many = Array.from({ length: 14 }, (_, day) => ({
    ...first,
    value: `x/${day}`,
    startsAt: `2026-12-${10 + day}T08:00:00.000Z`,
  }));
  await show(many.slice(2), many);
  expect(radios().filter(({ disabled }) => disabled)).toEqual([]);
  expect(radios()).toHaveLength(15);
});

it('offers the first date that opens', async () => {
  await show([], open.slice(0, 1));
  expect(radios().map(({ value }) => value)).toEqual([first.value, '']);
});

it('asks once in half a minute also while the site cannot tell', async () => {
  render(<OpenDates occasion="visit" house="am-see" visits={open} chosen={undefined} error={undefined} />);
  ask.mockImplementation(() => Promise.resolve(Response.json(null, { status: 503 })));
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(ask).toHaveBeenCalledOnce();
});
