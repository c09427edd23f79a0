import { textsOfBlocks } from '@group/content-client/attributes/textsOf';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { labelled } from '@group/ui/messages/format';
import type { LoadedBlock, LoadedBlockOf } from '../../blocks/block/block.ts';
import { blockMessages } from '../../blocks/block/block.messages.ts';
import type { HousePlaces } from '../../domain/houses/freePlaces.ts';
import { freePlacesMessages, offerMessages, placeStateMessages } from '../../domain/houses/freePlaces.messages.ts';
import { priceInWords } from '../../domain/houses/priceInWords.ts';
import { tariffsMessages } from '../../domain/houses/tariffs.messages.ts';
import type { HouseTariff } from '../../domain/houses/TariffSection.tsx';
import { centimesOf, formatCentimes, priceRange } from '../../domain/houses/tariffSums.ts';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { visitOccasionMessages } from '../../domain/visits/visits.messages.ts';

/** The words of sections that are made of more than the fields of one entry, as the sections render them. */
export interface SectionTexts {
  /** What the page is about, which counts more than the other texts. */
  topics?: readonly string[];
  texts: readonly string[];
}

/** What something costs, below the headings of both kinds of price table: one may look for either. */
function underPriceHeadings(language: string, sentences: readonly string[]): string[] {
  const headings = [messagesFor(blockMessages, language).prices, messagesFor(tariffsMessages, language).title];
  return [...new Set(sentences)].flatMap((sentence) => headings.map((heading) => `${heading} – ${sentence}`));
}

export function tariffTexts(language: string, houses: readonly HouseTariff[]): SectionTexts {
  if (houses.length === 0) return { texts: [] };
  const messages = messagesFor(tariffsMessages, language);
  const known = houses.flatMap(({ shown }) => {
    const range = priceRange(shown);
    return range ? [priceInWords(language, range)] : [];
  });
  const unknown = houses.flatMap(({ shown }) => (typeof shown === 'string' ? [messages[shown]] : []));
  const texts = houses.flatMap(({ shown }) => {
    if (typeof shown === 'string') return [];
    const { rooms, extras, deposit } = shown.tariff;
    const payers = [messages.insurer, messages.canton, messages.you].join(', ');
    return [
      messages.perDay,
      ...rooms.map(({ name }) => name),
      [messages.room, messages.support].join(', '),
      labelled(language, messages.care, payers),
      ...extras.map(({ name, amount }) => labelled(language, name, amount)),
      ...(deposit ? [labelled(language, messages.deposit, formatCentimes(centimesOf(deposit)))] : []),
    ];
  });
  return {
    topics: underPriceHeadings(language, known),
    texts: [...new Set(texts), ...underPriceHeadings(language, unknown), messages.benefits],
  };
}

export function placesTexts(language: string, houses: readonly HousePlaces[]): SectionTexts {
  const { title, unknown } = messagesFor(freePlacesMessages, language);
  const names = messagesFor(offerMessages, language);
  const states = messagesFor(placeStateMessages, language);
  const texts = houses.flatMap(({ offers }) =>
    offers.length > 0
      ? offers.map(({ offer, state }) => labelled(language, names[offer], states[state]))
      : labelled(language, title, unknown),
  );
  return { texts: [...new Set(texts)] };
}

/** What one can come for. */
export function visitTexts(language: string, visits: readonly OpenVisit[]): SectionTexts {
  const occasions = messagesFor(visitOccasionMessages, language);
  const texts = visits.map(({ occasion, title }) => labelled(language, occasions[occasion], title));
  return { texts: [...new Set(texts)] };
}

const pricesInWords = (language: string, prices: LoadedBlockOf<'prices'>['prices']): string =>
  prices.map(({ name, amount }) => labelled(language, name, amount)).join(', ');

/** Blocks that render more than their own fields say. */
export const renderedBlocks: ReadonlySet<LoadedBlock['type']> = new Set([
  'tariffs',
  'free-places',
  'prices',
  'downloads',
]);

export function blockTexts(language: string, block: LoadedBlock): SectionTexts {
  switch (block.type) {
    case 'tariffs':
      return tariffTexts(language, block.houses);
    case 'free-places':
      return placesTexts(language, block.houses);
    case 'prices':
      // No topic: what a place costs comes before what the kitchen serves.
      return { texts: underPriceHeadings(language, [pricesInWords(language, block.prices)]) };
    case 'downloads':
      return { texts: textsOfBlocks([block]) };
    default:
      return { texts: [] };
  }
}
