import { paragraph } from '../block/paragraph.fixture.ts';
import type { LoadedBlockOf } from '../block/block.ts';

export const textBlockFixture: LoadedBlockOf<'text'> = {
  type: 'text',
  title: 'Unser Haus',
  body: paragraph('Im Tabor leben 64 Frauen und Männer.'),
};
