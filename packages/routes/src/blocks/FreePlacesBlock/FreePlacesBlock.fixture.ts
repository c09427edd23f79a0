import type { LoadedBlockOf } from '../block/block.ts';

export const freePlacesBlockFixture: LoadedBlockOf<'free-places'> = {
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
};
