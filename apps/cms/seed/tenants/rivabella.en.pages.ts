import {
  advantages,
  callToAction,
  downloads,
  gallery,
  hero,
  houses,
  journey,
  people,
  pictureLeft,
  pictureRight,
  questions,
  quote,
  text,
  vacancyTeaser,
} from '../blocks.ts';
import type { Translation } from '../example.ts';
import { englishPrivacy } from './rivabella.en.legal.ts';

/** The visiting hours stay German: a page that nobody has translated yet. */
export const englishPages: Translation['pages'] = {
  '/wohnen': {
    title: 'Living here',
    metaDescription: 'Rooms by the lake, winter rooms and small flats: living at Casa Rivabella in Ticino.',
    blocks: [
      hero('A room by the lake', 'For good, for the winter, or for a few weeks after a stay in hospital.', 'home'),
      pictureRight(
        'welcome',
        'Under the arches',
        'The rooms have wooden shutters and high ceilings. In the morning the light comes from the water, in the evening from the mountains.',
      ),
      advantages(
        'Three ways to stay',
        ['For good', '58 rooms in the main house, with care to the very end.'],
        ['For the winter', 'Six rooms from November to March, with full board.'],
        ['To recover', 'From one week, with therapy in the house.'],
      ),
      questions(
        'Good to know',
        ['Which language is spoken?', 'Italian, German, French and English. At table, all of them together.'],
        [
          'Will my canton pay for my care?',
          'Yes, even if you come from another canton. We prepare the application for you.',
        ],
      ),
      downloads('Prices', 'preise'),
      callToAction(
        'Come and have a look',
        'Claire Berset shows you the house in your own language.',
        'Arrange a visit',
        '/kontakt',
      ),
    ],
  },
  '/wohnen/haus-umgebung': {
    title: 'House and surroundings',
    metaDescription: 'The garden, the little beach, the landing stage: Casa Rivabella and its village by the lake.',
    blocks: [
      hero(
        'Between palms and chestnuts',
        'The lake in front of the house, the mountain behind it, camellias in between.',
        'giardino',
      ),
      pictureLeft(
        'panchina',
        'The bench by the water',
        'Fifty paces from the door, without a single step. In the evening somebody usually sits there already, and moves up.',
      ),
      text(
        'In the village',
        '- Landing stage: 200 metres',
        '- Baker, chemist and post office: on the piazza',
        '- Market: every Wednesday',
      ),
      gallery('House, garden, lake'),
    ],
  },
  '/wohnen/veranstaltungen': {
    title: 'Events',
    blocks: [
      hero('There is always something to celebrate', 'Four cultures together have a great many holidays.', 'festa'),
      text(
        'Every week',
        '- Tuesday: boccia, 10 am',
        '- Thursday: painting in the garden, 2.30 pm',
        '- Saturday: film in the salone, 8 pm, with subtitles',
      ),
    ],
  },
  '/pflege-betreuung': {
    title: 'Care and support',
    metaDescription: 'Care in four languages: long-term care, dementia, recovery and palliative care by the lake.',
    blocks: [
      hero(
        'Comfort comes in your mother tongue',
        'On every shift there is somebody who understands you, even when words fail you.',
        'panchina',
      ),
      text(
        'What we do',
        '- Long-term care on two floors',
        '- Support with dementia, with a garden court of its own',
        '- Recovery after hospital, with physiotherapy',
        '- Palliative care, together with the regional hospital',
      ),
      quote(
        'After his stroke my father spoke only English, his first language. On the second day Mrs Hartley was sitting at his bedside.',
        'Daniela C.',
        'Daughter of a resident',
        'panchina',
      ),
      callToAction(
        'Ask us',
        'Matteo Galli talks with you about what is needed and what does you good.',
        'Arrange a talk',
        '/kontakt',
      ),
    ],
  },
  '/gastronomie': {
    title: 'Kitchen',
    metaDescription: 'Risotto, rösti, ratatouille: the kitchen of Casa Rivabella, open to guests too.',
    blocks: [
      hero(
        'For every kind of homesickness',
        'Paolo Rezzonico shops at the market, and asks at table what was missing.',
        'tavola',
      ),
      text(
        'As our guest',
        'Lunch at noon, 24 francs; espresso under the arches from 2 pm. Please let us know in the morning.',
      ),
      callToAction('A table', 'With a view of the lake, while there are any left.', 'Ask for one', '/kontakt'),
    ],
  },
  '/ueber-uns': {
    title: 'About us',
    metaDescription: 'From hotel to home: the history and the team of Casa Rivabella.',
    blocks: [
      hero(
        'A hotel that nobody leaves any more',
        'In 1904 travellers stopped here. Since 1962 they have stayed.',
        'welcome',
      ),
      text(
        'Ten countries, one team',
        'Between them, our 74 members of staff speak fourteen languages. Four of them count in the rota.',
      ),
      people('Who will welcome you'),
      quote('I do not run a home. I run a house that people live in.', 'Lucia Fontana', 'Director'),
      houses('Casa and Dépendance'),
    ],
  },
  '/jobs': {
    title: 'Jobs',
    metaDescription: 'Working in the south: language courses, help with finding a flat, and a little beach.',
    blocks: [
      hero('Working in the south', 'A team from ten countries is looking forward to the eleventh.', 'festa'),
      advantages(
        'What we offer',
        ['Language courses', 'In all four languages of the house.'],
        ['A place to live', 'We help you look, and we know the landlords.'],
        ['A swim', 'The beach on the lake is yours too.'],
      ),
      vacancyTeaser('Vacancies'),
    ],
  },
  '/jobs/ausbildung': {
    title: 'Training',
    blocks: [
      hero('Learning by the lake', 'Seven trainees, three occupations, four languages.', 'giardino'),
      advantages(
        'What awaits you',
        ['Support', 'A trainer who speaks your language.'],
        ['Exchange', 'Two months with an employer north of the Alps.'],
      ),
      callToAction(
        'Come and try it',
        'Two days with us, including a night and a view of the lake.',
        'Ask for trial days',
        '/jobs/schnellbewerbung',
      ),
    ],
  },
  '/kontakt': {
    title: 'Contact',
    metaDescription: 'How to reach Casa Rivabella in Riva San Carlo: reception, address, how to find us.',
    blocks: [
      hero('Welcome', 'Reception is open daily from 8 am to 6 pm.'),
      people('Your contact persons', 'claire-berset', 'lucia-fontana'),
      journey(
        'How to find us',
        ['Bus 4 to “Rivabella”, or by boat: the landing stage is 200 metres from the house.'],
        ['Southern exit, then follow the lake road. Car park behind the house, in the shade of the chestnut trees.'],
      ),
    ],
  },
  '/unsere-haeuser': {
    title: 'Our houses',
    blocks: [hero('Casa and Dépendance', 'The garden lies between them.')],
  },
  '/datenschutz': englishPrivacy,
  '/s/hausordnung': {
    title: 'House rules',
    blocks: [
      text(
        'In the house',
        '- The gate closes at 10 pm.',
        '- Nobody is ever alone at the beach.',
        '- From 1 to 3 pm it is siesta, for everybody.',
        '- In the salone, whoever likes may sing, until ten.',
      ),
    ],
  },
};
