import { wireDownloadsFixture } from '../download/download.fixture.ts';
import { wirePeopleFixture } from '../person/person.fixture.ts';
import { wirePicture, wirePictureList } from '../picture/picture.fixture.ts';
import { wireParagraphs } from '../wire/wire.fixture.ts';

const picture = wirePicture('garten_1f2e.jpg', 'Der Garten');
const paragraph = wireParagraphs('Buslinie 4 bis Kirche.');

/** A response of `GET /api/pages` with one block of each type. */
export const wirePageFixture = {
  data: [
    {
      id: 1,
      attributes: {
        path: '/',
        title: 'Willkommen',
        metaTitle: 'Wohnen im Alter',
        metaDescription: null,
        metaKeywords: null,
        metaImage: { data: null },
        blocks: [
          {
            id: 1,
            __component: 'blocks.hero',
            title: 'Tabor',
            text: 'Ein Haus mit Garten.',
            picture,
          },
          {
            id: 2,
            __component: 'blocks.doors',
            doors: [
              { id: 1, title: 'Einen Platz finden', text: null, shortText: 'Zimmer und Preise', link: '/wohnen' },
            ],
          },
          { id: 3, __component: 'blocks.text', title: null, body: paragraph },
          {
            id: 4,
            __component: 'blocks.text-with-picture',
            title: 'Garten',
            body: paragraph,
            picture,
            pictureSide: 'left',
          },
          { id: 5, __component: 'blocks.news', title: null, count: 3 },
          {
            id: 6,
            __component: 'blocks.journey',
            title: 'Anreise',
            publicTransport: paragraph,
            byCar: paragraph,
            mapLink: 'https://map.example',
          },
          { id: 7, __component: 'blocks.gallery', title: 'Einblicke', pictures: wirePictureList(picture) },
          {
            id: 8,
            __component: 'blocks.company-logos',
            title: null,
            companies: { data: [{ id: 1, attributes: { key: 'tabor', name: 'Tabor' } }] },
          },
          { id: 9, __component: 'blocks.vacancy-teaser', title: null, count: null },
          {
            id: 10,
            __component: 'blocks.people',
            title: 'Unser Team',
            people: { data: wirePeopleFixture.data },
          },
          {
            id: 11,
            __component: 'blocks.quote',
            text: 'Am liebsten sitze ich am Morgen auf der Bank vor dem Haus.',
            author: 'Heidi Muster',
            role: 'Bewohnerin',
            picture: { data: null },
          },
          {
            id: 12,
            __component: 'blocks.questions',
            title: 'Häufige Fragen',
            questions: [{ id: 1, question: 'Darf ich meine Katze mitbringen?', answer: paragraph }],
          },
          {
            id: 13,
            __component: 'blocks.downloads',
            title: 'Zum Herunterladen',
            downloads: { data: wireDownloadsFixture.data },
          },
          {
            id: 14,
            __component: 'blocks.call-to-action',
            title: 'Kommen Sie vorbei',
            text: null,
            link: '/kontakt',
            label: 'Besuch vereinbaren',
          },
          {
            id: 15,
            __component: 'blocks.advantages',
            title: 'Das haben Sie davon',
            advantages: [{ id: 1, title: 'Sechs Wochen Ferien', text: null }],
          },
          { id: 16, __component: 'blocks.events', title: 'Nächste Anlässe', count: 4 },
          { id: 17, __component: 'blocks.houses', title: null },
          {
            id: 18,
            __component: 'blocks.facts',
            title: null,
            facts: [
              { id: 1, value: '64', label: 'Zimmer, alle mit eigenem Bad' },
              { id: 2, value: '1964', label: 'gebaut' },
            ],
          },
          {
            id: 19,
            __component: 'blocks.prices',
            title: 'Was es kostet',
            unit: null,
            prices: [{ id: 1, name: 'Zimmer zum Garten', amount: '148' }],
            note: null,
          },
          {
            id: 20,
            __component: 'blocks.opening-hours',
            title: null,
            times: [{ id: 1, firstDay: 'monday', lastDay: 'friday', opens: '08:00:00.000', closes: '17:30:00.000' }],
            note: null,
          },
          { id: 21, __component: 'blocks.house-finder', title: null },
          { id: 22, __component: 'blocks.tariffs', title: null, note: null },
        ],
      },
    },
  ],
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
};
