const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', timeZoneName: 'longOffset' });

/**
 * The instant at which a Swiss clock shows a time.
 * @param local `YYYY-MM-DDTHH:MM`; not within the hours in which the clocks are changed
 * @returns an ISO instant
 */
export function swissInstant(local: string): string {
  const offset = clock.formatToParts(new Date(`${local}Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  return new Date(`${local}${offset?.replace('GMT', '')}`).toISOString();
}
