import type { AdminFeature } from '../../admin/adminFeature.ts';
import { addTables } from './admin/TableBlock.tsx';

/** Tables in texts, and what is pasted from Word. */
export const richText: AdminFeature = {
  richTextBlocks: addTables,
};
