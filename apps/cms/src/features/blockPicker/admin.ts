import type { AdminFeature } from '../../admin/adminFeature.ts';
import { addBlockPictures, BlockPicker } from './admin/BlockPicker.tsx';

/** Pictures of blocks where one is chosen. */
export const blockPicker: AdminFeature = {
  everywhere: [{ name: 'block-picker', Component: BlockPicker }],
  adjustApi: addBlockPictures,
};
