import type { Tariff } from '@group/content-client/house/house.schema';
import { careContributions } from './careContributions.ts';

/** Rounds centimes to five. */
const toFive = (centimes: number): number => Math.round(centimes / 5) * 5;

/** Francs in centimes, rounded to five. */
export const centimesOf = (francs: number): number => toFive(Math.round(francs * 100));

/** The average month, 365 / 12 days, of an amount per day; both in centimes. */
export const perMonth = (perDay: number): number => toFive((perDay * 365) / 12);

/** The federal amounts of a day, `YYYY-MM-DD`; before the first known ones, those. */
export function contributionOn(day: string) {
  return careContributions.findLast(({ validFrom }) => validFrom <= day) ?? careContributions[0];
}

/** Who pays for a day of care, in centimes. */
export interface CareShares {
  insurer: number;
  canton: number;
  resident: number;
}

/**
 * The shares in the cost of a day of care. A level counts with the middle of its minutes.
 * @param level 0 without care
 * @param carePerHour francs
 */
export function careShares(level: number, carePerHour: number, day: string): CareShares {
  const { insurerPerLevel, maxResidentShare, minutesPerLevel } = contributionOn(day);
  const minutes = Math.max(0, (level - 0.5) * minutesPerLevel);
  const cost = toFive((carePerHour * 100 * minutes) / 60);
  const insurer = Math.min(cost, insurerPerLevel * level);
  const resident = Math.min(cost - insurer, maxResidentShare);
  return { insurer, resident, canton: cost - insurer - resident };
}

/** Care levels in a row, from one to another, of which a resident pays the same. */
export interface ResidentShare extends Pick<CareShares, 'resident'> {
  from: number;
  to: number;
}

/** What a resident pays of care, from level 0 on. The levels above the federal limit are one entry. */
export function residentShares(levels: readonly CareShares[]): readonly ResidentShare[] {
  return levels.reduce<readonly ResidentShare[]>((entries, { resident }, level) => {
    const last = entries.at(-1);
    return last?.resident === resident
      ? [...entries.slice(0, -1), { ...last, to: level }]
      : [...entries, { from: level, to: level, resident }];
  }, []);
}

/** What a resident pays per day for a room, support and care, in centimes. */
export function residentPays(
  { roomPerDay, supportPerDay }: Tariff['rooms'][number],
  { resident }: Pick<CareShares, 'resident'>,
): number {
  return centimesOf(roomPerDay) + centimesOf(supportPerDay) + resident;
}

/** The tariff that a page shows, with the day, `YYYY-MM-DD`, whose federal amounts belong to it. */
export type ShownTariff = { tariff: Tariff; day: string } | 'revised' | 'unknown';

/**
 * The tariff of a day: the latest that has begun, before that the first to come. One past its end is never shown.
 * @param today in Switzerland, `YYYY-MM-DD`
 */
export function tariffOn(tariffs: readonly Tariff[], today: string): ShownTariff {
  const sorted = tariffs.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  const tariff = sorted.findLast(({ validFrom }) => validFrom <= today) ?? sorted[0];
  if (!tariff) return 'unknown';
  if (tariff.validUntil !== undefined && tariff.validUntil < today) return 'revised';
  return { tariff, day: tariff.validFrom > today ? tariff.validFrom : today };
}

/** What a day costs at least and at most, in centimes. */
export interface PriceRange {
  from: number;
  to: number;
  /** `YYYY-MM-DD` */
  validFrom: string;
}

/** From the least to the most that a resident pays, over all rooms and care levels; undefined without a tariff. */
export function priceRange(shown: ShownTariff): PriceRange | undefined {
  if (typeof shown === 'string' || shown.tariff.rooms.length === 0) return undefined;
  const { tariff, day } = shown;
  const { levels } = contributionOn(day);
  const prices = Array.from({ length: levels + 1 }, (_, level) => level).flatMap((level) => {
    const shares = careShares(level, tariff.carePerHour, day);
    return tariff.rooms.map((room) => residentPays(room, shares));
  });
  return { from: Math.min(...prices), to: Math.max(...prices), validFrom: tariff.validFrom };
}

/** Centimes as amounts of money are written in Switzerland: `7’269.60`. */
export function formatCentimes(centimes: number): string {
  return (centimes / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, '’');
}

/** Prices in a sentence: in francs alone, as `181` and `204`, unless one has centimes. */
export function formatPrices(...prices: readonly number[]): string[] {
  const amounts = prices.map(formatCentimes);
  return amounts.every((amount) => amount.endsWith('.00')) ? amounts.map((amount) => amount.slice(0, -3)) : amounts;
}
