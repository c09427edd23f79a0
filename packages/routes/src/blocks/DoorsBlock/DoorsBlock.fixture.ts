import type { LoadedBlockOf } from '../block/block.ts';

export const doorsBlockFixture: LoadedBlockOf<'doors'> = {
  type: 'doors',
  doors: [
    { title: 'Einen Platz finden', text: 'Zimmer und Wohnungen.', shortText: 'Zimmer und Preise', link: '/wohnen' },
    { title: 'Eine Stelle finden', text: 'Offene Stellen und Lehrstellen.', link: '/jobs' },
    { title: 'Uns besuchen', link: '/kontakt' },
  ],
};
