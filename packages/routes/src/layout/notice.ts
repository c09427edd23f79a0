import type { Configuration } from '@group/content-client/configuration/configuration.schema';

const swissDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });

/** On the notice above all pages: its last day, `YYYY-MM-DD`. */
export const noticeMark = 'data-notice-until';

/** Whether a notice is over, by the day in Switzerland. */
export const hasEnded = (until: string | undefined, now: number): boolean =>
  until !== undefined && swissDay.format(now) > until;

/** The configuration that pages show at a time. */
export function withCurrentNotice(configuration: Configuration, now: number): Configuration {
  const { notice } = configuration;
  return notice && hasEnded(notice.until, now) ? { ...configuration, notice: undefined } : configuration;
}
