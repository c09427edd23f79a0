import type { tenants } from '../environment/tenants.ts';
import Holidays from 'date-holidays';

/** A canton, by its code in ISO 3166-2. */
export type Canton = (typeof tenants)[number]['canton'];

const dayMs = 86_400_000;

/** Public holidays, `YYYY-MM-DD`, by canton and year. */
const known = new Map<string, ReadonlySet<string>>();

function holidaysOf(canton: Canton, year: number): ReadonlySet<string> {
  const key = `${canton} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const holidays = new Holidays('CH', canton, { types: ['public'] }).getHolidays(year);
  const days = new Set(holidays.map(({ date }) => date.slice(0, 10)));
  known.set(key, days);
  return days;
}

export function isWorkingDay(day: string, canton: Canton): boolean {
  const date = new Date(`${day}T12:00Z`);
  return ![0, 6].includes(date.getUTCDay()) && !holidaysOf(canton, date.getUTCFullYear()).has(day);
}

/** The day that is a number of working days after another one. Both `YYYY-MM-DD`. */
export function afterWorkingDays(day: string, workingDays: number, canton: Canton): string {
  // At noon in UTC, so that a day more or less is one in Switzerland, too.
  let at = Date.parse(`${day}T12:00Z`);
  const reached = (): string => new Date(at).toISOString().slice(0, 10);
  for (let left = workingDays; left > 0;) {
    at += dayMs;
    if (isWorkingDay(reached(), canton)) left -= 1;
  }
  return reached();
}
