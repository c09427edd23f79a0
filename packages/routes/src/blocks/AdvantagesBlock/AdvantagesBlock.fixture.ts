import type { LoadedBlockOf } from '../block/block.ts';

export const advantagesBlockFixture: LoadedBlockOf<'advantages'> = {
  type: 'advantages',
  advantages: [
    { title: 'Planbare Dienste', text: 'Der Dienstplan steht zwei Monate im Voraus.' },
    { title: 'Sechs Wochen Ferien' },
  ],
};
