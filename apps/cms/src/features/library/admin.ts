import type { AdminFeature } from '../../admin/adminFeature.ts';
import { DescribePictures } from './admin/DescribePictures.tsx';
import { FileUses } from './admin/FileUses.tsx';

/** Uses of a file, and alternative texts at upload. */
export const library: AdminFeature = {
  everywhere: [
    { name: 'file-uses', Component: FileUses },
    { name: 'describe-pictures', Component: DescribePictures },
  ],
};
