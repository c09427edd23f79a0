import { messagesFor } from '@group/ui/messages/defineMessages';
import { formatDay } from '@group/ui/messages/format';
import { tariffsMessages } from './tariffs.messages.ts';
import { formatPrices, type PriceRange } from './tariffSums.ts';

/** What a day costs, and since when. */
export function priceInWords(language: string, { from, to, validFrom }: PriceRange): string {
  const [least = '', most = ''] = formatPrices(from, to);
  return messagesFor(tariffsMessages, language).range(least, most, formatDay(language, validFrom));
}
