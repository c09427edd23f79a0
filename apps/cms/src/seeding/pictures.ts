import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Example } from './example.ts';
import { pictureFile } from './readExamples.ts';

/** The ids of uploaded pictures by their name in the example. */
export type Pictures = Readonly<Record<string, number>>;

/**
 * Uploads the pictures of a tenant to the media library, with the configured provider. Reuses pictures from an earlier
 * seed of the same tenant.
 */
export async function uploadPictures(strapi: Core.Strapi, { key, pictures }: Example): Promise<Pictures> {
  const files = strapi.db.query('plugin::upload.file');
  const upload = strapi.plugin('upload').service('upload');
  const uploads = Object.entries(pictures).map(async ([name, alternativeText]) => {
    const title = `${key}-${name}.webp`;
    const existing: { id: number } | null = await files.findOne({ where: { name: title } });
    if (existing) return [name, existing.id] as const;
    const filepath = pictureFile(key, name);
    const file = { filepath, originalFilename: title, mimetype: 'image/webp', size: (await stat(filepath)).size };
    const fileInfo = { name: title, alternativeText, caption: 'Beispielbild' };
    const [{ id }]: [{ id: number }] = await upload.upload({ data: { fileInfo }, files: file });
    return [name, id] as const;
  });
  return Object.fromEntries(await Promise.all(uploads));
}
