import { wirePicture } from '../picture/picture.fixture.ts';
import { firstOf, rejectProblem, wireAnswer, wireParagraphs } from '../wire/wire.fixture.ts';
import { parseArticles } from './article.schema.ts';

/** A response of `GET /api/articles`: one of the house's own, and one that a newspaper published first. */
export const wireArticlesFixture = wireAnswer(
  {
    id: 'a1garten0000000000000000',
    attributes: {
      title: 'Ein neuer Garten für alle Sinne',
      slug: 'ein-neuer-garten-fuer-alle-sinne',
      date: '2026-10-14',
      teaser: 'Breite Wege, Hochbeete und viel Lavendel: Der Garten hinter dem Haus ist wieder offen.',
      picture: wirePicture('garten_1f2e.jpg', 'Hochbeete mit Lavendel hinter dem Haus'),
      body: wireParagraphs(
        'Seit dieser Woche ist der Garten wieder offen. Die Wege sind breiter geworden, die Bänke haben Armlehnen.',
        'In den Hochbeeten wachsen Kräuter, die unsere Küche am selben Tag verwendet.',
      ),
      source: null,
      sourceLink: null,
    },
  },
  {
    id: 'a2zeitung000000000000000',
    attributes: {
      title: '«Hier lernt man jeden Tag etwas von den Menschen»',
      slug: 'hier-lernt-man-jeden-tag-etwas',
      date: '2026-09-02',
      teaser: 'Eine Lernende erzählt aus ihrem ersten Lehrjahr bei uns.',
      picture: { data: null },
      body: null,
      source: 'Seeblick-Zeitung',
      sourceLink: 'https://seeblick-zeitung.example/lehre',
    },
  },
);

export const articlesFixture = parseArticles(wireArticlesFixture, rejectProblem);
export const articleFixture = firstOf(articlesFixture);
