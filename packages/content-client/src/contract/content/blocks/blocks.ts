import { advantages } from './advantages.ts';
import { callToAction } from './callToAction.ts';
import { companyLogos } from './companyLogos.ts';
import { doors } from './doors.ts';
import { downloads } from './downloads.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { freePlaces } from './freePlaces.ts';
import { gallery } from './gallery.ts';
import { hero } from './hero.ts';
import { houseFinder } from './houseFinder.ts';
import { houses } from './houses.ts';
import { journey } from './journey.ts';
import { news } from './news.ts';
import { openingHours } from './openingHours.ts';
import { people } from './people.ts';
import { prices } from './prices.ts';
import { questions } from './questions.ts';
import { quote } from './quote.ts';
import { tariffs } from './tariffs.ts';
import { text } from './text.ts';
import { textWithPicture } from './textWithPicture.ts';
import { vacancyTeaser } from './vacancyTeaser.ts';

/** The blocks of a page by type, in the order in which editors may choose from them. */
export const blocks = {
  hero,
  doors,
  text,
  'text-with-picture': textWithPicture,
  news,
  'vacancy-teaser': vacancyTeaser,
  gallery,
  'company-logos': companyLogos,
  journey,
  people,
  quote,
  questions,
  downloads,
  'call-to-action': callToAction,
  advantages,
  events,
  houses,
  facts,
  prices,
  tariffs,
  'opening-hours': openingHours,
  'house-finder': houseFinder,
  'free-places': freePlaces,
} as const;

export type BlockType = keyof typeof blocks;

/** A block's name in a dynamic zone of the content service is its type behind this prefix. */
export const blockPrefix = 'blocks.';
