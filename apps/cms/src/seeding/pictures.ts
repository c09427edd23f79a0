import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { Example, ExamplePicture } from '../../seed/example.ts';
import { draw } from '../illustrations/scene.ts';

/** The ids of uploaded pictures by their name in the example. */
export type Pictures = Readonly<Record<string, number>>;

async function jpegOf(picture: ExamplePicture, colours: { primary: string; secondary: string }, seed: string) {
  const svg = draw(picture.scene, colours, seed, picture.options);
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, progressive: true }).toBuffer();
}

/**
 * Draws the pictures of a tenant and uploads them to the media library, with the configured provider. Reuses pictures
 * from an earlier seed of the same tenant.
 */
export async function uploadPictures(
  strapi: Core.Strapi,
  example: Example,
  colours: { primary: string; secondary: string },
): Promise<Pictures> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-pictures-'));
  try {
    const files = strapi.db.query('plugin::upload.file');
    const upload = strapi.plugin('upload').service('upload');
    const uploads = Object.entries(example.pictures).map(async ([name, picture]) => {
      const title = `${example.key}-${name}.jpg`;
      const existing: { id: number } | null = await files.findOne({ where: { name: title } });
      if (existing) return [name, existing.id] as const;
      const filepath = join(folder, title);
      await writeFile(filepath, await jpegOf(picture, colours, `${example.key}/${name}`));
      const file = { filepath, originalFilename: title, mimetype: 'image/jpeg', size: (await stat(filepath)).size };
      const fileInfo = { name: title, alternativeText: picture.alt, caption: 'Beispielbild' };
      const [{ id }]: [{ id: number }] = await upload.upload({ data: { fileInfo }, files: file });
      return [name, id] as const;
    });
    return Object.fromEntries(await Promise.all(uploads));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
