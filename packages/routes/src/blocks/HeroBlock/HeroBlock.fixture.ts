import type { LoadedBlockOf } from '../block/block.ts';

export const heroBlockFixture: LoadedBlockOf<'hero'> = {
  type: 'hero',
  title: 'Ein Zuhause mit Garten',
  text: 'Hier wohnen Sie, wie Sie es gewohnt sind.',
};
