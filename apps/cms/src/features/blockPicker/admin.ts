import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { BlockTiles } from '../../strapi/admin/BlockTiles.ts';
import { DeletedBlock } from './admin/DeletedBlock.tsx';

/** The sentences of blocks where one is chosen, whose pictures are in the schema; and the way back to a deleted one. */
export const blockPicker: AdminFeature = {
  everywhere: [{ name: 'block-tiles', Component: BlockTiles }],
  formParts: [{ name: 'deleted-block', Component: DeletedBlock }],
};
