import type { AdminFeature } from '../../admin/adminFeature.ts';
import { BlockTiles } from '../../strapi/admin/BlockTiles.ts';

/** The sentences of blocks where one is chosen; their pictures are in the schema. */
export const blockPicker: AdminFeature = {
  everywhere: [{ name: 'block-tiles', Component: BlockTiles }],
};
