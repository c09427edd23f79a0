import type { Core } from '@strapi/strapi';
import type { Example, Translation } from './example.ts';
import { pictureFile } from './readExamples.ts';
import { storePicture } from './storePicture.ts';
import { file } from '../strapi/relations.ts';

/** The ids of uploaded pictures by their name in the example, and of portraits by the id of the person. */
export type Pictures = Readonly<Record<string, number>>;

/** The picture of the home page, which social networks show of every page. */
export const socialPicture = 'home';

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
 * Stores the pictures of a tenant in the media library, with the configured provider, and makes their sizes at the same time:
 * libvips has threads of its own. Reuses pictures from an earlier seed of the same tenant.
 */
export async function uploadPictures(strapi: Core.Strapi, example: Example): Promise<Pictures> {
  const { key } = example;
  const ids = picturesOf(example).map(async ({ name, source, ...texts }): Promise<[name: string, id: number]> => {
    const title = `${key}-${name}.webp`;
    const existing: { id: number } | null = await strapi.db.query(file).findOne({ where: { name: title } });
    const fields = { ...texts, name: title, tenant: key };
    const { id } = existing ?? (await storePicture(strapi, source, fields, name === socialPicture));
    return [name, id];
  });
  return Object.fromEntries(await Promise.all(ids));
}
