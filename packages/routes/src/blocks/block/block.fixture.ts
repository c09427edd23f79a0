import { downloadsFixture } from '@group/content-client/download/download.fixture';
import { peopleFixture } from '@group/content-client/person/person.fixture';
import { housesFixture } from '@group/content-client/house/house.fixture';
import { eventsFixture } from '@group/content-client/event/event.fixture';
import { eventTeaser } from '../../domain/events/eventTeaser.ts';
import { houseTeasersFixture } from '../../domain/houses/houseTeaser.fixture.ts';
import { houseTariffs } from '../../domain/houses/houseTariffs.ts';
import type { LoadedBlock } from './block.ts';

const words = (text: string) => [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] }];

/** A shape in place of a word mark, because text renders differently on each machine. */
const wordMark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 64'%3E%3Cg fill='%235b4a8a'%3E" +
  "%3Cpath d='M8 56C8 24 24 8 56 8c0 32-16 48-48 48z'/%3E%3Crect x='72' y='24' width='120' height='16' rx='8'/%3E" +
  '%3C/g%3E%3C/svg%3E';

const job = {
  id: '1',
  title: 'Pflegefachperson HF',
  kind: 'vacancy' as const,
  workplace: 'Musterhausen',
  fullTime: false,
  pensum: { from: 60, to: 80 },
  startDate: '2027-02-01',
};

/** One loaded block of each type, without pictures, because these belong to a site. */
export const blocksFixture: LoadedBlock[] = [
  { type: 'hero', title: 'Ein Zuhause mit Garten', text: 'Hier wohnen Sie, wie Sie es gewohnt sind.' },
  {
    type: 'doors',
    doors: [
      { title: 'Einen Platz finden', text: 'Zimmer und Wohnungen.', shortText: 'Zimmer und Preise', link: '/wohnen' },
      { title: 'Eine Stelle finden', text: 'Offene Stellen und Lehrstellen.', link: '/jobs' },
      { title: 'Uns besuchen', link: '/kontakt' },
    ],
  },
  { type: 'text', title: 'Unser Haus', body: words('Im Tabor leben 64 Frauen und Männer.') },
  {
    type: 'news',
    count: 3,
    articles: [
      { id: '7', slug: 'herbstmarkt', title: 'Herbstmarkt', date: '2026-11-03', teaser: 'Mit Marroni und Musik.' },
    ],
  },
  { type: 'events', count: 3, events: eventsFixture.map(eventTeaser) },
  { type: 'houses', houses: houseTeasersFixture },
  {
    type: 'house-finder',
    choices: { places: ['Aeugst am See', 'Seuzmatt'], kinds: ['care', 'apartments'], free: ['shortStay'] },
  },
  {
    type: 'facts',
    facts: [
      { value: '64', label: 'Zimmer, alle mit eigenem Bad' },
      { value: '1964', label: 'gebaut, 2019 erneuert' },
      { value: '11', label: 'Apfelbäume im Garten' },
    ],
  },
  {
    type: 'tariffs',
    houses: houseTariffs(housesFixture.slice(0, 1), '2026-11-28'),
  },
  {
    type: 'prices',
    unit: 'Franken pro Tag',
    prices: [
      { name: 'Zimmer zum Garten, mit Vollpension', amount: '148' },
      { name: 'Betreuung', amount: '52' },
    ],
    note: 'Den Antrag auf Ergänzungsleistungen füllen wir mit Ihnen aus.',
  },
  {
    type: 'opening-hours',
    times: [
      { firstDay: 'monday', lastDay: 'friday', opens: '08:00', closes: '12:00' },
      { firstDay: 'monday', lastDay: 'friday', opens: '13:30', closes: '17:00' },
      { firstDay: 'saturday', opens: '09:00', closes: '12:00' },
    ],
    holidays: [],
    note: 'An Feiertagen von 10 bis 16 Uhr.',
  },
  {
    type: 'vacancy-teaser',
    count: 2,
    jobs: [job, { ...job, id: '2', title: 'Köchin oder Koch EFZ', kind: 'apprenticeship', fullTime: true }],
    totals: { vacancy: 2, apprenticeship: 3, teaching: 1 },
  },
  {
    type: 'company-logos',
    logos: [{ name: 'Geeren', href: 'https://geeren.example', logo: { url: wordMark, width: 200, height: 64 } }],
  },
  { type: 'journey', publicTransport: words('Bus 4 bis Kirche.'), byCar: words('Parkplätze hinter dem Haus.') },
  { type: 'people', people: peopleFixture },
  {
    type: 'quote',
    text: 'Ich wollte nie in ein Heim. Jetzt möchte ich nicht mehr weg.',
    author: 'Rosa Muster',
    role: 'Bewohnerin seit 2021',
  },
  {
    type: 'questions',
    questions: [
      { question: 'Darf ich meine Katze mitbringen?', answer: words('Ja, wenn Sie selbst für sie sorgen.') },
      { question: 'Wann darf man mich besuchen?', answer: words('Wann immer Sie möchten.') },
    ],
  },
  { type: 'downloads', downloads: downloadsFixture },
  {
    type: 'advantages',
    advantages: [
      { title: 'Planbare Dienste', text: 'Der Dienstplan steht zwei Monate im Voraus.' },
      { title: 'Sechs Wochen Ferien' },
    ],
  },
  {
    type: 'call-to-action',
    title: 'Kommen Sie vorbei',
    text: 'Wir zeigen Ihnen das Haus.',
    link: '/kontakt',
    label: 'Besuch vereinbaren',
  },
  {
    type: 'free-places',
    houses: [
      {
        name: 'Haus am Hang',
        phone: '044 000 00 00',
        offers: [
          { offer: 'longStay', state: 'waitingList' },
          { offer: 'shortStay', state: 'free' },
        ],
        statedAt: '2026-11-21T07:12:00.000Z',
        isToday: true,
      },
    ],
  },
];
