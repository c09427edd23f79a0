import type { AdminFeature } from '../../admin/adminFeature.ts';
import { richTextBlocks } from './admin/richTextBlocks.ts';

/** Tables and links in texts, and what is pasted from Word. */
export const richText: AdminFeature = { richTextBlocks };
