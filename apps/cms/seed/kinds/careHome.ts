import { callToAction, type ExampleBlock, text } from '../blocks.ts';
import type { ExampleTrainingPosition, PageTexts } from '../entries.ts';

/** What the occupations of a care home are called everywhere in the country, and how long they take. */
const occupations = {
  fage: { title: 'Fachfrau / Fachmann Gesundheit', qualification: 'EFZ', duration: '3 Jahre' },
  ags: { title: 'Assistentin / Assistent Gesundheit und Soziales', qualification: 'EBA', duration: '2 Jahre' },
  fabe: { title: 'Fachfrau / Fachmann Betreuung', qualification: 'EFZ', duration: '3 Jahre' },
  nurse: { title: 'Dipl. Pflegefachfrau / Pflegefachmann', qualification: 'HF', duration: '3 Jahre, verkürzt 2 Jahre' },
  cook: { title: 'Köchin / Koch', qualification: 'EFZ', duration: '3 Jahre' },
  kitchen: { title: 'Küchenangestellte / Küchenangestellter', qualification: 'EBA', duration: '2 Jahre' },
  housekeeping: {
    title: 'Fachfrau / Fachmann Hotellerie-Hauswirtschaft',
    qualification: 'EFZ',
    duration: '3 Jahre',
  },
  maintenance: { title: 'Fachfrau / Fachmann Betriebsunterhalt', qualification: 'EFZ', duration: '3 Jahre' },
  activation: { title: 'Dipl. Aktivierungsfachfrau / Aktivierungsfachmann', qualification: 'HF', duration: '3 Jahre' },
  socialWork: { title: 'Dipl. Sozialpädagogin / Sozialpädagoge', qualification: 'HF', duration: '3 Jahre' },
} as const satisfies Record<string, Pick<ExampleTrainingPosition, 'title' | 'qualification' | 'duration'>>;

/** An occupation that the house trains for, in the words of the house. */
export function training(
  occupation: keyof typeof occupations,
  teaser: string,
  body: readonly string[],
  picture?: string,
): ExampleTrainingPosition {
  return { id: occupation, ...occupations[occupation], teaser, body, ...(picture && { picture }) };
}

/**
 * A page for the screen in the entrance hall: the dishes of the day.
 * @param dishes name of the meal, then its courses
 */
export function menuPage(
  title: string,
  ...dishes: readonly (readonly [meal: string, ...courses: string[]])[]
): PageTexts {
  // One text, so that it fits onto the screen.
  const lines = dishes.flatMap(([meal, ...courses]) => [`## ${meal}`, ...courses]);
  return { title, blocks: [text('', ...lines)] };
}

/** The page of the house's training, between what the house says of itself and the way to a trial day. */
export function trainingPage(words: readonly ExampleBlock[], trial: string): PageTexts {
  return {
    title: 'Ausbildung',
    blocks: [...words, callToAction('Schnuppern kommen', trial, 'Schnuppertag anfragen', '/jobs/schnellbewerbung')],
  };
}
