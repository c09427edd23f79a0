import type { LoadedBlockOf } from '../block/block.ts';

export const openingHoursBlockFixture: LoadedBlockOf<'opening-hours'> = {
  type: 'opening-hours',
  times: [
    { firstDay: 'monday', lastDay: 'friday', opens: '08:00', closes: '12:00' },
    { firstDay: 'monday', lastDay: 'friday', opens: '13:30', closes: '17:00' },
    { firstDay: 'saturday', opens: '09:00', closes: '12:00' },
  ],
  holidays: [],
  note: 'An Feiertagen von 10 bis 16 Uhr.',
};
