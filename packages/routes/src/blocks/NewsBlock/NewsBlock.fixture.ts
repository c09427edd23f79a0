import type { LoadedBlockOf } from '../block/block.ts';

export const newsBlockFixture: LoadedBlockOf<'news'> = {
  type: 'news',
  count: 3,
  articles: [
    {
      id: '7',
      slug: 'herbstmarkt',
      title: 'Herbstmarkt',
      date: '2026-11-03',
      teaser: 'Mit Marroni und Musik.',
      body: [],
    },
  ],
};
