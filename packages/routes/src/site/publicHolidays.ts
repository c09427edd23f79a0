const dayMs = 86_400_000;

/** Easter Sunday at midnight UTC, by the algorithm of Meeus, Jones and Butcher for the Gregorian calendar. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

const fixed = ['01-01', '01-02', '05-01', '08-01', '12-24', '12-25', '12-26', '12-31'] as const;

/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const movable = [-2, 1, 39, 50] as const;

/**
 * Days of a year, `YYYY-MM-DD`, on which houses in most of Switzerland have other opening hours than usual: public
 * holidays of most cantons, and the eves of Christmas and New Year.
 */
export function publicHolidays(year: number): string[] {
  const moved = movable.map((days) => new Date(easter(year) + days * dayMs).toISOString().slice(0, 10));
  return [...fixed.map((day) => `${year}-${day}`), ...moved].toSorted();
}

/** The next holidays, a year ahead. */
export function nextHolidays(now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  const year = now.getUTCFullYear();
  const length = fixed.length + movable.length;
  return [...publicHolidays(year), ...publicHolidays(year + 1)].filter((day) => day >= today).slice(0, length);
}
