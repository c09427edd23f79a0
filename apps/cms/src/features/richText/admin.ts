import type { AdminFeature } from '../../adminUi/adminFeature.ts';
import { renderLink } from './admin/LinkBlock.tsx';
import { tableBlocks } from './admin/TableBlock.tsx';

interface StrapiBlocks {
  image?: unknown;
  link?: object;
}

export const richText: AdminFeature = {
  // Tables before Strapi's lists, as they are stored as lists; no pictures, which the websites do not show in texts.
  richTextBlocks: ({ image: _image, link, ...others }: StrapiBlocks) => ({
    ...tableBlocks,
    ...others,
    link: { ...link, renderElement: renderLink },
  }),
};
