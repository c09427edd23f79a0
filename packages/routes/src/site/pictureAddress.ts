import { mounts } from '@group/content-client/contract/mounts';
import type { Picture } from '@group/content-client/picture/picture.schema';

/**
 * Widths in pixels: 192 is a portrait's on a phone, 768 that of a whole phone of 360 to 440 px. The image proxy rejects all
 * others, so that clients cannot fill the disk.
 */
export const pictureWidths = [192, 320, 480, 768, 960, 1280, 1920] as const;
type PictureWidth = (typeof pictureWidths)[number];

/** Those of WebP, which only browsers without AVIF load, such as those of tablets that get no updates any more. */
const webpWidths: readonly PictureWidth[] = [320, 768, 1280, 1920];

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Path of a picture on the site's own origin: `/pictures/768/garten_1f2e3d.jpg.avif`. */
export function pictureAddress(name: string, width: PictureWidth, format: PictureFormat): string {
  return `${mounts.pictures}/${width}/${name}.${format}`;
}

function sourceSet({ name, width }: Picture, format: PictureFormat, widths: readonly PictureWidth[]): string {
  const useful = widths.filter((each, position) => each <= width || position === 0);
  return useful.map((each) => `${pictureAddress(name, each, format)} ${each}w`).join(', ');
}

/** Props of the `Picture` component: a fallback URL, and a `srcset` per format. */
export function pictureSources(picture: Picture) {
  const { name, width, height, alt, focalPoint, tones, translated = false } = picture;
  return {
    src: pictureAddress(name, 960, 'jpg'),
    width,
    height,
    alt,
    ...(focalPoint && { focalPoint }),
    ...(tones && { tones }),
    ...(translated && { translated }),
    avif: sourceSet(picture, 'avif', pictureWidths),
    webp: sourceSet(picture, 'webp', webpWidths),
  };
}

/** Size in pixels of the cards that social networks show with a link to a page. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Path of the card of a page, of which the server knows title and picture: `/pictures/cards/wohnen.jpg`. All parts of a list
 * have the same.
 */
export function cardAddress(address: string): string {
  const [pathname = ''] = address.split('?', 1);
  return `${mounts.pictures}/cards${pathname === '/' ? '/index' : pathname}.jpg`;
}

/** The page of a card, from the end of its path: `/wohnen` from `wohnen.jpg`; `undefined` where it is not a card. */
export function cardPage(file: string): string | undefined {
  if (!file.endsWith('.jpg')) return undefined;
  const page = `/${file.slice(0, -'.jpg'.length)}`;
  return page === '/index' ? '/' : page;
}
