import { join } from 'node:path';
import type { FocalPoint } from '@group/content-client/picture/picture.schema';
import { cardSize } from '@group/routes/site/pictureAddress';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** The picture that others show with a link to a page: its title and the house's logo, beside a photo if there is one. */
export interface Card {
  title: string;
  /** SVG source of the logo in its own colours. */
  logo: string;
  /** Colours as `#rrggbb`. */
  background: string;
  ink: string;
  /** What is shown of the photo. */
  focalPoint?: FocalPoint | undefined;
}

const margin = 64;
const photoWidth = 540;
/** A line of the largest title, in pixels, with about as many letters in it as fit beside a photo. */
const line = { height: 84, letters: 14 } as const;
/** Below the title, in white: logos have their colours on it. */
const strip = { height: 128, padding: 32 } as const;
/** Of SVG files, so that logos are not drawn smaller than they are shown, and blurred. */
const logoDensity = 216;
const quality = 80;

/** Longest texts that are drawn, in characters; longer ones are cut. */
const maxLetters = 120;

/** The worker's own font: a server has no fonts installed. */
const fontfile = join(import.meta.dirname, 'card.ttf');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text for Pango, which reads markup: an editor's `<` is a letter, and control characters are spaces. Soft hyphens and the like
 * are nothing; the font lacks hyphens at which no line breaks.
 */
function markup(text: string, ink: string): string {
  const visible = text.replaceAll(/\p{Cf}/gu, '').replaceAll('\u2011', '-');
  const letters = Array.from(visible.replaceAll(/\p{C}/gu, ' ').trim());
  const shown = letters.length > maxLetters ? [...letters.slice(0, maxLetters), '…'] : letters;
  return `<span foreground="${ink}">${shown.map((letter) => entities[letter] ?? letter).join('')}</span>`;
}

/** The text as large as its box allows. */
async function drawn(text: string, ink: string, width: number, height: number): Promise<Buffer> {
  const font = 'Atkinson Hyperlegible Next Bold';
  const options = { text: markup(text, ink), font, fontfile, width, height, rgba: true, wrap: 'word' } as const;
  return sharp({ text: options }).png().toBuffer();
}

/** Where a part of a length begins that lies around a point of it, as far as it can. */
function startOf(part: number, whole: number, percent: number): number {
  return Math.round(Math.min(whole - part, Math.max(0, (percent / 100) * whole - part / 2)));
}

/** The photo around its focal point, as large as it covers the given size in pixels. */
async function cropped(photo: Sharp, { x, y }: FocalPoint, width: number, height: number): Promise<Buffer> {
  const { autoOrient } = await photo.metadata();
  const scale = Math.min(autoOrient.width / width, autoOrient.height / height);
  const shown = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const left = startOf(shown.width, autoOrient.width, x);
  const top = startOf(shown.height, autoOrient.height, y);
  return photo
    .extract({ left, top, ...shown })
    .resize({ width, height })
    .toBuffer();
}

/** The white strip with the logo, as wide as the text beside a photo. */
async function logoStrip(logo: string, stripWidth: number): Promise<OverlayOptions[]> {
  const top = cardSize.height - strip.height;
  const white = { create: { width: stripWidth, height: strip.height, channels: 3, background: '#ffffff' } } as const;
  const box = { width: stripWidth - 2 * margin, height: strip.height - 2 * strip.padding, fit: 'inside' } as const;
  const input = await sharp(Buffer.from(logo), { density: logoDensity }).resize(box).png().toBuffer();
  return [
    { input: white, left: 0, top },
    { input, left: margin, top: top + strip.padding },
  ];
}

/** Renders a card as JPEG. */
export async function renderCard({ title, logo, background, ink, focalPoint }: Card, photo?: Sharp): Promise<Buffer> {
  const { width, height } = cardSize;
  const groundWidth = width - (photo ? photoWidth : 0);
  const textWidth = groundWidth - 2 * margin;
  const lines = Math.ceil((title.length * (photo ? 1 : 0.55)) / line.letters);
  const titleHeight = Math.min(lines * line.height, height - 2 * margin - strip.height);
  const overlays: OverlayOptions[] = [
    { input: await drawn(title, ink, textWidth, titleHeight), left: margin, top: margin },
    ...(await logoStrip(logo, groundWidth)),
  ];
  if (photo) {
    const input = await cropped(photo, focalPoint ?? { x: 50, y: 50 }, photoWidth, height);
    overlays.push({ input, left: width - photoWidth, top: 0 });
  }
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(overlays)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
