import type { Translation } from '../example.ts';
import { englishImprint } from './rivabella.en.legal.ts';

/** The day of the camellias and the housekeepers' training stay German: entries that nobody has translated yet. */
export const englishEntries: Pick<
  Translation,
  'events' | 'houses' | 'trainingPositions' | 'people' | 'downloads' | 'imprint'
> = {
  events: {
    'rivabella-castagnata-2026': {
      title: 'Chestnuts in the courtyard',
      place: 'Courtyard',
      teaser: 'Ninety kilos of chestnuts, an open fire and songs in four languages.',
      body: ['Signora Bernasconi shows how to cut the skin.'],
    },
    'rivabella-risotto': {
      title: 'Risotto from the great pot',
      place: 'Under the arches',
      teaser: 'Paolo Rezzonico stirs, everybody gives advice. For residents and their guests.',
      body: ['The pot holds 120 portions. Whoever comes first may scrape the rim.'],
    },
    'rivabella-weihnacht': {
      title: 'Christmas in four languages',
      place: 'Salone',
      teaser: 'The same story, read four times, and a different carol after each.',
      body: ['Then there are panettone, Zopf, bûche and mince pies.'],
    },
    'rivabella-malkurs-fruehling': {
      title: 'Painting with Mrs Hartley',
      place: 'Garden, in the salone if it rains',
      teaser: 'The lake, new every Thursday. Easels and paints are there.',
      body: ['No experience needed. The teacher has the patience.'],
    },
    'rivabella-schifffahrt': {
      title: 'By boat to the islands',
      place: 'Landing stage, 200 metres from the house',
      teaser: 'Out on the public boat, lunch under the palms, back before the thunderstorm.',
      body: ['Eight places are reserved for wheelchairs.'],
    },
  },
  houses: {
    'rivabella-casa': {
      name: 'Casa Rivabella',
      teaser: 'A house with arches by the lake: 58 rooms, a salone, a garden and a little beach of its own.',
      contactRole: 'Management',
      body: [
        'Built as a hotel in 1904, a home since 1962. The rooms have wooden shutters, terrazzo floors and everything that care requires.',
      ],
    },
    'rivabella-dependance': {
      name: 'Dépendance',
      teaser: 'Six winter rooms and six small flats in what used to be the gardener’s house.',
      contactRole: 'Management',
      openingHours: 'Winter rooms from November to March',
      body: ['For guests who would like to escape the cold, and for couples who still cook for themselves.'],
    },
  },
  trainingPositions: {
    fage: {
      title: 'Healthcare assistant',
      qualification: 'Federal VET Diploma',
      duration: '3 years',
      teaser: 'Learn to care in four languages: after three years you can give comfort in all of them.',
      body: [
        'The school is in Bellinzona, and the train runs along the lake.',
        '- Language courses in the house',
        '- An exchange with an employer north of the Alps',
      ],
    },
    cook: {
      title: 'Cook',
      qualification: 'Federal VET Diploma',
      duration: '3 years',
      teaser: 'Risotto, rösti, ratatouille: an apprenticeship for every kind of homesickness.',
      body: ['You shop at the market with us, and in your third year you cook a feast of your own.'],
    },
  },
  people: {
    'lucia-fontana': { role: 'Director', department: 'Management' },
    'matteo-galli': { role: 'Head of care', department: 'Care' },
    'paolo-rezzonico': { role: 'Head chef', department: 'Kitchen' },
    'claire-berset': { role: 'Reception and tours', department: 'Reception' },
    'emily-hartley': { role: 'Painting course', department: 'Daily life' },
  },
  downloads: {
    preise: {
      title: 'Prices',
      description: 'Rooms, winter rooms and care on one page.',
      lines: [
        '- Room facing the garden: 142 francs a day',
        '- Room facing the lake: 168 francs a day',
        '- Winter room, November to March: 4200 francs a month',
        '- Support: 48 francs a day',
        'All prices include full board. The afternoon espresso is part of it.',
      ],
    },
    willkommen: {
      title: 'Welcome to the house',
      description: 'What you will want to know in your first week.',
      lines: [
        '- Breakfast: 7.30 to 10 am',
        '- Lunch: noon, dinner: 6.30 pm',
        '- Beach: May to September, never alone',
        '- Post: at reception, in every language',
        'Dial 9 if you need anything. Somebody will answer, and mostly in your language.',
      ],
    },
  },
  imprint: englishImprint,
};
