/** Times of all homes, wherever a server or a visitor is. */
export const timeZone = 'Europe/Zurich';

const minuteMs = 60_000;

/** Made on first use, as it takes a phone tens of milliseconds. */
let clock: Intl.DateTimeFormat | undefined;

/**
 * Converts an instant to Swiss local time.
 * @param instant in milliseconds since 1970 if it is a number
 * @returns `YYYY-MM-DDTHH:MM`
 */
export function swissLocalTime(instant: Date | number): string {
  // Swedish writes dates as ISO 8601 does.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock.format(instant).replace(' ', 'T');
}

/** The day of an instant in Switzerland, `YYYY-MM-DD`. */
export const swissDay = (instant: Date | number): string => swissLocalTime(instant).slice(0, 10);

/** How far Swiss clocks are ahead of UTC. */
export const swissOffsetMs = (instant: number): number =>
  Date.parse(`${swissLocalTime(instant)}Z`) - Math.floor(instant / minuteMs) * minuteMs;

/**
 * Converts a Swiss local time to an instant. Of the hour that comes twice, it is the second one; of the hour that is left out, the
 * time by the clock before it.
 * @param local `YYYY-MM-DDTHH:MM`
 * @returns an ISO instant
 */
export function swissInstant(local: string): string {
  const utc = Date.parse(`${local}Z`);
  return new Date(utc - swissOffsetMs(utc - swissOffsetMs(utc))).toISOString();
}

/**
 * The last moment of a day in Switzerland.
 * @param day `YYYY-MM-DD`
 * @returns an ISO instant
 */
export const endOfSwissDay = (day: string): string =>
  new Date(Date.parse(swissInstant(`${day}T23:59`)) + minuteMs - 1).toISOString();
