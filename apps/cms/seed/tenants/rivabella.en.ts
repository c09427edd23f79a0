import type { Translation } from '../example.ts';
import { englishEntries } from './rivabella.en.entries.ts';
import { englishPages } from './rivabella.en.pages.ts';

export const english: Translation = {
  frame: {
    openingHours: 'Reception open daily, 8 am to 6 pm',
    nav: [
      ['Living here', '/wohnen'],
      ['Care', '/pflege-betreuung'],
      ['Kitchen', '/gastronomie'],
      ['About us', '/ueber-uns'],
      ['Jobs', '/jobs'],
      ['Contact', '/kontakt'],
    ],
    footer: {
      'Casa Rivabella': [
        ['Living here', '/wohnen'],
        ['House and surroundings', '/wohnen/haus-umgebung'],
        ['Events', '/wohnen/veranstaltungen'],
      ],
      'Working here': [
        ['Vacancies', '/jobs/offene-stellen'],
        ['Training', '/jobs/ausbildung'],
        ['Quick application', '/jobs/schnellbewerbung'],
      ],
      Contact: [
        ['Write to us', '/kontakt'],
        ['The group’s houses', '/unsere-haeuser'],
      ],
    },
    metaTitle: 'Casa Rivabella: growing old by the lake',
    metaDescription:
      'Casa Rivabella in Ticino: a house in four languages by the lake, for people who love the south or have never left it.',
    metaKeywords: 'care home, Ticino, lake, multilingual, nursing',
    hero: [
      'Where the day begins on the lake',
      'Four languages, one house and, in the afternoon, an espresso under the arches.',
    ],
    doors: [
      ['A room by the lake', 'For good, for the winter, or to recover after a stay in hospital.', '/wohnen'],
      ['Work in the south', 'A team from ten countries is looking forward to you.', '/jobs'],
      ['Come and see us', 'We show you the house in your own language.', '/kontakt'],
    ],
    welcome: [
      'One house, four languages',
      [
        'At Casa Rivabella, people from Ticino live next door to people from Zurich, French speakers next door to the English who came to paint fifty years ago and stayed.',
        'At table everything mingles. In the evening everyone goes back to speaking as they dream, and we understand.',
      ],
    ],
    newsTitle: 'News from the lake',
    vacanciesTitle: 'Vacancies',
    galleryTitle: 'House, garden, lake',
    companiesTitle: 'Our sister houses',
    journey: {
      title: 'How to find us',
      publicTransport: [
        'From the station take bus 4 to “Rivabella”, or come by boat: the landing stage is 200 metres from the house.',
      ],
      byCar: [
        'Take the southern exit and follow the lake road. The car park is behind the house, in the shade of the chestnut trees.',
      ],
    },
  },
  jobFrame: {
    tasks: 'What you will do',
    profile: 'What you bring',
    offerTitle: 'What we offer',
    offer: ['Courses in all four languages of the house', 'Help with finding a flat', 'Our own little beach'],
  },
  articles: {
    'rivabella-kastanien': {
      title: 'Chestnuts from our own tree',
      teaser: 'The old tree in the courtyard bore 90 kilos. We roasted them over an open fire, and we sang.',
      body: [
        'Signora Bernasconi, aged 93, showed the younger ones how to cut the skin so that nothing bursts.',
        'What was left became cake.',
      ],
    },
    'rivabella-seefest': {
      title: 'A first of August with four anthems',
      teaser: 'There is only one, really, but we sang it in four languages at once.',
      body: ['Then there was risotto, quiet fireworks over the lake, and dancing under the arches.'],
    },
    'rivabella-malkurs': {
      title: 'Painting in the garden',
      teaser: 'Every Thursday twelve easels stand among the camellias. No experience needed.',
      body: ['The course is led by Mrs Hartley, who has painted the lake since 1974 and finds it different every day.'],
    },
    'rivabella-winterzimmer': {
      title: 'Spend the winter by the lake',
      teaser: 'From November to March we let six rooms to guests who would like to escape the cold.',
      body: ['Full board, care as needed, and as much sun as there is. The first guests have already booked again.'],
    },
  },
  jobs: {
    'rivabella-infermiere': {
      title: 'Registered nurse',
      workplace: 'Riva San Carlo, second floor',
      intro: 'You care for people from four language regions, with the lake in view.',
      tasks: ['You are responsible for care on your floor', 'You support families', 'You guide trainees'],
      profile: ['A diploma in nursing', 'Italian and one more national language', 'Warmth'],
      contactRole: 'Head of care',
    },
    'rivabella-cuoco': {
      title: 'Cook',
      workplace: 'Riva San Carlo, kitchen',
      intro: 'Risotto, rösti, ratatouille: our kitchen has a cure for every kind of homesickness.',
      tasks: ['You cook for 70 residents and guests', 'You shop at the market', 'You prepare our feasts'],
      profile: ['A federal certificate as a cook', 'Everyday creativity', 'Team spirit'],
      contactRole: 'Head chef',
    },
    'rivabella-segreteria': {
      title: 'Receptionist and secretary',
      workplace: 'Riva San Carlo, reception',
      intro: 'The telephone rings in four languages. You answer in at least three.',
      tasks: ['You welcome guests and families', 'You look after correspondence', 'You organise tours of the house'],
      profile: ['Commercial training', 'Italian, German and French', 'Calm'],
      contactRole: 'Management',
    },
  },
  pages: englishPages,
  ...englishEntries,
};
