import { downloadsFixture } from '@group/content-client/download/download.fixture';
import type { LoadedBlockOf } from '../block/block.ts';

export const downloadsBlockFixture: LoadedBlockOf<'downloads'> = { type: 'downloads', downloads: downloadsFixture };
