import type { Configuration } from '@group/content-client/configuration/configuration.schema';
import { swissDay } from '@group/content-client/contract/swissTime';

/** The configuration that pages show at a time: without a notice whose last day, by the day in Switzerland, is over. */
export function withCurrentNotice(configuration: Configuration, now: number): Configuration {
  const { notice } = configuration;
  const isOver = notice?.until !== undefined && swissDay(now) > notice.until;
  return isOver ? { ...configuration, notice: undefined } : configuration;
}
