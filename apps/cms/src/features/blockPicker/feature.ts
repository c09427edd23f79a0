import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Core } from '@strapi/strapi';
import { appDirectory } from '../../environment/directories.ts';
import type { Feature } from '../../feature.ts';

const folder = join(appDirectory, 'src/features/blockPicker/pictures');

/** Gives the blocks their pictures, which Strapi's picker shows instead of icons. */
function addPictures({ components }: Core.Strapi): void {
  for (const name of readdirSync(folder)) {
    const preview = `data:image/svg+xml;base64,${readFileSync(join(folder, name), 'base64')}`;
    Object.assign(components[`blocks.${parse(name).name}`]?.info ?? {}, { preview });
  }
}

/** Blocks are chosen by a picture and a sentence. */
export const blockPicker: Feature = { setUp: addPictures };
