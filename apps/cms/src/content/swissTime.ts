const timeZone = 'Europe/Zurich';

const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

// Swedish writes dates as ISO 8601 does.
const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

const minuteMs = 60_000;

/** The ISO instant of a Swiss local time, `YYYY-MM-DDTHH:MM`; not during a change to or from summer time. */
export function swissInstant(local: string): string {
  const offset = clock.formatToParts(new Date(`${local}Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  return new Date(`${local}${offset?.replace('GMT', '')}`).toISOString();
}

/** An instant in Swiss local time, `YYYY-MM-DDTHH:MM`. */
export const swissLocalTime = (instant: Date): string => localTime.format(instant).replace(' ', 'T');

/** The day of an instant in Switzerland, `YYYY-MM-DD`. */
export const swissDay = (instant: Date): string => swissLocalTime(instant).slice(0, 10);

/** The last moment of a day (`YYYY-MM-DD`) in Switzerland, as an ISO instant. */
export const endOfSwissDay = (day: string): string =>
  new Date(Date.parse(swissInstant(`${day}T23:59`)) + minuteMs - 1).toISOString();

/** The day of an instant that is midnight in Switzerland, `YYYY-MM-DD`; `undefined` for any other instant. */
export function dayOfSwissMidnight(instant: Date): string | undefined {
  const [day, time] = swissLocalTime(instant).split('T');
  return time === '00:00' && instant.getTime() % minuteMs === 0 ? day : undefined;
}

const date = new Intl.DateTimeFormat('de-CH', { timeZone, dateStyle: 'medium' });
const dateAndTime = new Intl.DateTimeFormat('de-CH', { timeZone, dateStyle: 'medium', timeStyle: 'short' });

/** `22.11.2026` */
export const swissDate = (instant: string): string => date.format(new Date(instant));

/** `22.11.2026, 14:05` */
export const swissDateAndTime = (instant: string): string => dateAndTime.format(new Date(instant));
