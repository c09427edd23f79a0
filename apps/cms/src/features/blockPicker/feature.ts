import { blockPrefix, blocks } from '@group/content-client/contract/content/blocks';
import type { Core } from '@strapi/strapi';
import type { Feature } from '../../feature.ts';
import { blockPicture } from './blockPicture.ts';

/** Gives the blocks their pictures, which Strapi's picker shows instead of icons. */
function addPictures({ components }: Core.Strapi): void {
  for (const [type, { fields }] of Object.entries(blocks)) {
    const svg = Buffer.from(blockPicture(type, fields));
    Object.assign(components[`${blockPrefix}${type}`]?.info ?? {}, {
      preview: `data:image/svg+xml;base64,${svg.toString('base64')}`,
    });
  }
}

export const blockPicker: Feature = { setUp: addPictures };
