import { houseFixture, housesFixture } from '@group/content-client/house/house.fixture';
import type { Tariff } from '@group/content-client/house/house.schema';
import { screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { houseTariffs, sideBySide } from './houseTariffs.ts';
import { TariffSection } from './TariffSection.tsx';
import {
  careShares,
  centimesOf,
  formatCentimes,
  formatPrices,
  perMonth,
  priceRange,
  residentPays,
  residentShares,
  tariffOn,
} from './tariffSums.ts';

const francs = fc.integer({ min: 0, max: 40_000 }).map((centimes) => centimes / 100);
const level = fc.integer({ min: 0, max: 12 });
const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const room = fc.record({ name: fc.constant('Zimmer'), roomPerDay: francs, supportPerDay: francs });

const tariffOf = (validFrom: string, validUntil?: string): Tariff => ({
  validFrom,
  validUntil,
  carePerHour: 77.4,
  rooms: [{ name: 'Zimmer', roomPerDay: 148, supportPerDay: 52 }],
  deposit: undefined,
  extras: [],
});

describe('careShares', () => {
  it('adds up to the cost, keeps the caps and rounds to five centimes', () => {
    fc.assert(
      fc.property(level, francs, isoDay, (step, carePerHour, on) => {
        const { insurer, canton, resident } = careShares(step, carePerHour, on);
        const cost = step === 0 ? 0 : (carePerHour * 100 * (step * 20 - 10)) / 60;
        expect(Math.abs(insurer + canton + resident - cost)).toBeLessThanOrEqual(2.5 + 1e-6);
        expect(insurer).toBeLessThanOrEqual(960 * step);
        expect(resident).toBeLessThanOrEqual(2300);
        expect(canton).toBeGreaterThanOrEqual(0);
        expect(canton === 0 || (insurer === 960 * step && resident === 2300)).toBe(true);
        for (const part of [insurer, canton, resident]) expect(part % 5).toBe(0);
      }),
    );
  });

  it('charges a resident no less for more care', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.double({ min: 60, max: 200, noNaN: true }), (step, rate) => {
        const [less, more] = [careShares(step - 1, rate, '2027-01-01'), careShares(step, rate, '2027-01-01')];
        expect(more.resident).toBeGreaterThanOrEqual(less.resident);
      }),
    );
  });
});

describe('residentShares', () => {
  it('says of each level once what a resident pays of it', () => {
    fc.assert(
      fc.property(francs, isoDay, (rate, on) => {
        const levels = Array.from({ length: 13 }, (_, step) => careShares(step, rate, on));
        const entries = residentShares(levels);
        const said = entries.flatMap(({ from, to, resident }) => Array<number>(to - from + 1).fill(resident));
        expect(said).toEqual(levels.map(({ resident }) => resident));
        expect(new Set(entries.map(({ resident }) => resident)).size).toBe(entries.length);
      }),
    );
  });
});

describe('sums', () => {
  it('are room, support and share in care, and a year has twelve months', () => {
    fc.assert(
      fc.property(room, level, francs, (of, step, rate) => {
        const shares = careShares(step, rate, '2027-01-01');
        const sum = residentPays(of, shares);
        expect(sum).toBe(centimesOf(of.roomPerDay) + centimesOf(of.supportPerDay) + shares.resident);
        expect(perMonth(sum) % 5).toBe(0);
        expect(Math.abs(perMonth(sum) * 12 - sum * 365)).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('rounds to five centimes', () => {
    expect([9.62, 9.63, 9.675, 0].map(centimesOf)).toEqual([960, 965, 970, 0]);
    expect(formatCentimes(726_960)).toBe('7’269.60');
  });

  it('are without centimes in a sentence in which none has any', () => {
    expect(formatPrices(18_100, 120_400)).toEqual(['181', '1’204']);
    expect(formatPrices(17_730, 20_400)).toEqual(['177.30', '204.00']);
  });
});

describe('priceRange', () => {
  it('is from the least to the most of all rooms and levels', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 4 }), francs, (rooms, carePerHour) => {
        const range = priceRange({ tariff: { ...tariffOf('2027-01-01'), rooms, carePerHour }, day: '2027-01-01' });
        const all = Array.from({ length: 13 }, (_, step) => careShares(step, carePerHour, '2027-01-01')).flatMap(
          (shares) => rooms.map((each) => residentPays(each, shares)),
        );
        expect(range).toEqual({ from: Math.min(...all), to: Math.max(...all), validFrom: '2027-01-01' });
      }),
    );
    expect(priceRange('revised')).toBeUndefined();
  });
});

describe('tariffOn', () => {
  it('never shows a tariff past its end', () => {
    const period = fc.tuple(isoDay, fc.option(isoDay, { nil: undefined }));
    fc.assert(
      fc.property(fc.array(period, { maxLength: 4 }), isoDay, (periods, today) => {
        const shown = tariffOn(
          periods.map(([from, until]) => tariffOf(from, until)),
          today,
        );
        if (typeof shown === 'string') return;
        const { validFrom, validUntil = '9999' } = shown.tariff;
        expect(validUntil >= today).toBe(true);
        expect(shown.day >= today && shown.day >= validFrom).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-12-31', '2026-01-01'],
    ['2027-01-01', '2027-01-01'],
    ['2025-12-31', '2026-01-01'],
  ])('shows on %s the tariff of %s', (today, validFrom) => {
    const shown = tariffOn([tariffOf('2027-01-01', '2027-12-31'), tariffOf('2026-01-01')], today);
    expect(shown).toMatchObject({ tariff: { validFrom } });
  });

  it('is being revised after the last day', () => {
    const ended = [tariffOf('2026-01-01'), tariffOf('2027-01-01', '2027-12-31')];
    expect(tariffOn(ended, '2027-12-31')).not.toBe('revised');
    expect(tariffOn(ended, '2028-01-01')).toBe('revised');
    expect(tariffOn([], '2028-01-01')).toBe('unknown');
  });
});

async function show(houses: Parameters<typeof TariffSection>[0]['houses']) {
  renderInSite(
    <>
      <h1>Haus</h1>
      <TariffSection houses={houses} />
    </>,
    { path: '/unsere-haeuser' },
  );
  await screen.findByRole('heading', { level: 1 });
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

describe('TariffSection', () => {
  it('says for each level what one pays per day and month, and who pays for care', async () => {
    await show(houseTariffs([houseFixture], '2026-11-28'));
    expect(screen.getAllByRole('table')).toHaveLength(3);
    expect(row('Stufe 0').map(({ textContent }) => textContent)).toEqual([
      '200.006’083.35 im Monat',
      '216.006’570.00 im Monat',
    ]);
    expect(row('Stufen 3 bis 12')[1]?.textContent).toContain('239.00');
    expect(screen.getAllByRole('row', { name: /^Stufen? \d/ })).toHaveLength(4);
    expect(row('3 ').map(({ textContent }) => textContent)).toEqual(['28.80', '12.70', '23.00']);
    expect(screen.queryByText('5’000.00')).not.toBeNull();
  });

  it('sets the sums of the levels apart from what they add up', async () => {
    await show(houseTariffs([houseFixture], '2026-11-28'));
    const heading = screen.getByRole('rowheader', { name: 'Zusammen, mit Ihrem Anteil an den Pflegekosten' });
    expect(heading.getAttribute('scope')).toBe('rowgroup');
    const group = heading.closest('tbody');
    expect(group?.contains(screen.getByRole('row', { name: /^Stufe 0/ }))).toBe(true);
    expect(group?.contains(screen.getByRole('row', { name: /^Betreuung/ }))).toBe(false);
  });

  it('lets one choose a level by a control that belongs to no form, and shows all until then', async () => {
    await show(houseTariffs([houseFixture], '2026-11-28'));
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pflegestufe wählen' });
    expect([choice.form, choice.value, choice.getAttribute('autocomplete')]).toEqual([null, '', 'off']);
    expect([...choice.options].map(({ label }) => label)).toEqual([
      'Alle Stufen',
      ...Array.from({ length: 13 }, (_, each) => `Stufe ${each}`),
    ]);
    expect([...choice.options].map(({ value }) => value)).toEqual(['', '0', '1', '2', ...Array<string>(10).fill('3')]);
  });

  it('shows no price of a tariff past its end, and asks to call', async () => {
    await show(houseTariffs([houseFixture], '2028-01-01'));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/wird überarbeitet/)).not.toBeNull();
    expect(screen.queryByRole('link', { name: '044 000 00 00' })).not.toBeNull();
  });

  it('asks to call a care home without a tariff, and is silent on other houses', () => {
    const [, bare] = housesFixture;
    if (!bare) throw new Error('there are two examples');
    expect(houseTariffs([bare], '2026-11-28')).toEqual([]);
    expect(houseTariffs([{ ...bare, kind: 'care' }], '2026-11-28')).toMatchObject([{ shown: 'unknown' }]);
  });

  it('puts houses with the same conditions beside each other', () => {
    const houses = ['Süd', 'Nord'].map((name) => ({ ...houseFixture, name, tariffs: [tariffOf('2026-01-01')] }));
    const [both, ...others] = sideBySide(houseTariffs(houses, '2026-11-28'));
    expect(others).toEqual([]);
    expect(both).toMatchObject({
      name: 'Süd, Nord',
      shown: { tariff: { rooms: [{ name: 'Süd: Zimmer' }, { name: 'Nord: Zimmer' }] } },
    });
    const dearer = houses.map((house, at) => ({
      ...house,
      tariffs: [{ ...tariffOf('2026-01-01'), carePerHour: 70 + at }],
    }));
    expect(sideBySide(houseTariffs(dearer, '2026-11-28'))).toHaveLength(2);
  });
});
