import { renderLink } from './LinkBlock.tsx';
import { tableBlocks } from './TableBlock.tsx';

interface StrapiBlocks {
  image?: unknown;
  link?: object;
}

/**
 * The kinds of blocks in the editor of texts: tables before Strapi's lists, as they are stored as lists; links with a dialog of
 * our own; no pictures, which the websites do not show in texts.
 */
export const richTextBlocks = <Blocks extends object>({ image: _image, ...others }: Blocks & StrapiBlocks) => ({
  ...tableBlocks,
  ...others,
  link: { ...others.link, renderElement: renderLink },
});
