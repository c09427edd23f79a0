import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { Example, Translation } from './example.ts';
import { pictureFile } from './readExamples.ts';
import { serviceOf } from '../strapi/services.ts';

/** The ids of uploaded pictures by their name in the example, and of portraits by the id of the person. */
export type Pictures = Readonly<Record<string, number>>;

function picturesOf({ key, pictures, focalPoints, people, portraits, translations }: Example) {
  const focalPointOf = (name: string) => {
    const [x, y] = focalPoints[name] ?? [];
    return x === undefined ? {} : { focalPoint: { x, y } };
  };
  const inLocales = (text: (translation: Translation) => string | undefined) =>
    Object.fromEntries(
      Object.entries(translations).flatMap(([locale, translation]) => {
        const translated = text(translation);
        return translated === undefined ? [] : [[locale, translated] as const];
      }),
    );
  return [
    ...Object.entries(pictures).map(([name, alternativeText]) => ({
      name,
      source: pictureFile(key, name),
      alternativeText,
      alternativeTexts: inLocales((translation) => translation.pictures[name]),
      caption: 'Beispielbild',
      ...focalPointOf(name),
    })),
    ...people
      .filter(({ id }) => portraits.includes(id))
      .map(({ id, name }) => ({
        name: id,
        source: pictureFile(key, id, 'portraits'),
        alternativeText: name,
        alternativeTexts: inLocales(() => name),
      })),
  ];
}

/**
 * Uploads the pictures of a tenant to the media library, with the configured provider. Reuses pictures from an earlier
 * seed of the same tenant.
 */
export async function uploadPictures(strapi: Core.Strapi, example: Example): Promise<Pictures> {
  const { key } = example;
  const folder = await mkdtemp(join(tmpdir(), 'cms-pictures-'));
  try {
    const files = strapi.db.query('plugin::upload.file');
    const upload = serviceOf(strapi, 'plugin::upload.upload');
    const uploads = picturesOf(example).map(async ({ name, source, alternativeTexts, ...texts }) => {
      const title = `${key}-${name}.jpg`;
      const existing: { id: number } | null = await files.findOne({ where: { name: title } });
      if (existing) return [name, existing.id] as const;
      const filepath = join(folder, title);
      // WebP is smaller in the repository, but Strapi scales a JPEG in a third of the time.
      const { size } = await sharp(source).jpeg({ quality: 84, progressive: true }).toFile(filepath);
      const file = { filepath, originalFilename: title, mimetype: 'image/jpeg', size };
      const fileInfo = { name: title, ...texts };
      const [{ id }]: [{ id: number }] = await upload.upload({ data: { fileInfo }, files: file });
      await files.update({ where: { id }, data: { alternativeTexts, tenant: key } });
      return [name, id] as const;
    });
    return Object.fromEntries(await Promise.all(uploads));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
