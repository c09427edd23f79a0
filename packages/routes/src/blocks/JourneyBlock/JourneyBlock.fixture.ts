import { paragraph } from '../block/paragraph.fixture.ts';
import type { LoadedBlockOf } from '../block/block.ts';

export const journeyBlockFixture: LoadedBlockOf<'journey'> = {
  type: 'journey',
  publicTransport: paragraph('Bus 4 bis Kirche.'),
  byCar: paragraph('Parkplätze hinter dem Haus.'),
};
