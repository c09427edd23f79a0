import { pictureNamePattern } from '@group/content-client/picture/picture.schema';
import type { Card } from './renderCard.ts';
import { type PictureFormat, pictureFormats, pictureWidths } from '@group/routes/site/pictureAddress';

/** A card, with a photo of the content service's uploads where the page has one. */
export interface CardRequest {
  name?: string | undefined;
  format: 'jpg';
  card: Card;
}

export interface PictureRequest {
  /** In pixels. */
  width: number;
  /** File name in the content service's uploads. */
  name: string;
  format: PictureFormat;
}

/** Parses a picture URL; `undefined` for sizes, formats and names that no page links to. */
export function pictureRequest(width: string, file: string): PictureRequest | undefined {
  const at = file.lastIndexOf('.');
  const name = file.slice(0, at);
  const format = pictureFormats.find((candidate) => candidate === file.slice(at + 1));
  const pixels = pictureWidths.find((candidate) => String(candidate) === width);
  return format && pixels && pictureNamePattern.test(name) ? { width: pixels, name, format } : undefined;
}
