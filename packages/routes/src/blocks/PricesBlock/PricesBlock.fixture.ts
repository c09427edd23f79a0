import type { LoadedBlockOf } from '../block/block.ts';

export const pricesBlockFixture: LoadedBlockOf<'prices'> = {
  type: 'prices',
  unit: 'Franken pro Tag',
  prices: [
    { name: 'Zimmer zum Garten, mit Vollpension', amount: '148' },
    { name: 'Betreuung', amount: '52' },
  ],
  note: 'Den Antrag auf Ergänzungsleistungen füllen wir mit Ihnen aus.',
};
