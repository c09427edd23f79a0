import type { LoadedBlockOf } from '../block/block.ts';

export const quoteBlockFixture: LoadedBlockOf<'quote'> = {
  type: 'quote',
  text: 'Ich wollte nie in ein Heim. Jetzt möchte ich nicht mehr weg.',
  author: 'Rosa Muster',
  role: 'Bewohnerin seit 2021',
};
