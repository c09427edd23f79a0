const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', timeZoneName: 'longOffset' });

/**
 * Converts a Swiss local time to an instant.
 * @param local `YYYY-MM-DDTHH:MM`; not during a change to or from summer time
 * @returns an ISO instant
 */
export function swissInstant(local: string): string {
  const offset = clock.formatToParts(new Date(`${local}Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  return new Date(`${local}${offset?.replace('GMT', '')}`).toISOString();
}
