import { type Weekday, weekdays } from '@group/content-client/contract/content/enumerations';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { formatTime } from '@group/ui/messages/format';
import { eventsMessages } from '../../domain/events/events.messages.ts';
import { dayMessages } from '../../site/day.messages.ts';
import { blockMessages } from '../block/block.messages.ts';

/** Times are `HH:MM` in Switzerland. A place that closes no later than it opens does so on the next day. */
export interface OpeningTime {
  firstDay: Weekday;
  /** The same day where missing. */
  lastDay?: Weekday | undefined;
  opens: string;
  closes: string;
}

function daysInWords(language: string, { firstDay, lastDay = firstDay }: OpeningTime): string {
  const { days, daily } = messagesFor(blockMessages, language);
  if (firstDay === 'monday' && lastDay === 'sunday') return daily;
  const names = messagesFor(dayMessages, language);
  const words = firstDay === lastDay ? names[firstDay] : days(names[firstDay], names[lastDay]);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A time as signs at doors say it, `8` or `13.30`, in English `08:00`. In winter, when Switzerland is one hour ahead of UTC. */
function clock(language: string, time: string): string {
  const formatted = formatTime(language, new Date(`2024-01-01T${time}:00+01:00`));
  return language === 'en' ? formatted : formatted.replace(/^0(?=\d)/, '').replace(/\.00$/, '');
}

function isRoundTheClock({ opens, closes }: OpeningTime): boolean {
  return opens === closes;
}

/** A row for each span of days, in which the times before and after a break stand together. */
export function openingRows(language: string, times: readonly OpeningTime[]): { name: string; spans: string[] }[] {
  const { roundTheClock } = messagesFor(blockMessages, language);
  const { fromTo } = messagesFor(eventsMessages, language);
  const rows = Map.groupBy(times, (time) => daysInWords(language, time));
  return [...rows].map(([name, each]) => ({
    name,
    spans: each.map((time) =>
      isRoundTheClock(time) ? roundTheClock : fromTo(clock(language, time.opens), clock(language, time.closes)),
    ),
  }));
}

/** What the page says during an opening time. */
export function openNow(language: string, time: OpeningTime): string {
  const { open, openUntil } = messagesFor(blockMessages, language);
  return isRoundTheClock(time) ? open : openUntil(clock(language, time.closes));
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** An opening time for `showWhetherOpen`: first and last day, Monday being 1, then minutes from midnight. */
export function openingMark({ firstDay, lastDay = firstDay, opens, closes }: OpeningTime): string {
  return [weekdays.indexOf(firstDay) + 1, weekdays.indexOf(lastDay) + 1, minutes(opens), minutes(closes)].join(' ');
}
