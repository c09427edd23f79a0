import { join } from 'node:path';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Card, renderCard } from './renderCard.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path fill="#00f" d="M0 0h200v50H0"/></svg>';
const card: Card = { title: 'Wohnen', logo, background: '#1a6b54', ink: '#ffffff' };

/** Share of light pixels, which are those of the text, left of the photo. */
async function lightShare(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture)
    .extract({ left: 0, top: 0, width: 660, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 200).length / data.length;
}

describe('renderCard', () => {
  it('draws the logo in its colours on white, whole and no larger than its strip', async () => {
    const picture = sharp(await renderCard(card));
    const colourAt = async (left: number, top: number) =>
      (await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).map((value) =>
        Math.round(value / 64),
      );
    expect([...(await colourAt(70, 566))]).toEqual([0, 0, 4]);
    expect([...(await colourAt(600, 566))]).toEqual([4, 4, 4]);
    expect([...(await colourAt(600, 490))]).not.toEqual([4, 4, 4]);
  });

  it('draws the title on the ground of the tenant', async () => {
    const picture = await renderCard(card);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await lightShare(picture)).toBeGreaterThan(0.01);
    expect((await renderCard({ ...card, title: 'Pflege' })).equals(picture)).toBe(false);
  });

  it.each([
    ['Gesund\u00adheit', 'Gesundheit'],
    ['E\u2011Mail', 'E-Mail'],
  ])('draws %j as %j', async (title, visible) => {
    expect((await renderCard({ ...card, title })).equals(await renderCard({ ...card, title: visible }))).toBe(true);
  });

  it('puts a photo beside them', async () => {
    const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } }).png();
    const picture = await renderCard(card, sharp(await photo.toBuffer()));
    const [red, green] = await sharp(picture).extract({ left: 1000, top: 300, width: 1, height: 1 }).raw().toBuffer();
    expect([(red ?? 0) > 200, (green ?? 255) < 60]).toEqual([true, true]);
  });

  it('shows of a photo what is around its focal point', async () => {
    const right = { create: { width: 100, height: 200, channels: 3, background: '#ff0000' } } as const;
    const photo = await sharp({ create: { ...right.create, width: 400, background: '#0000ff' } })
      .composite([{ input: await sharp(right).png().toBuffer(), left: 300, top: 0 }])
      .png()
      .toBuffer();
    const redOf = async (focalPoint?: { x: number; y: number }) => {
      const picture = await renderCard({ ...card, focalPoint }, sharp(photo));
      const [red = 0] = await sharp(picture).extract({ left: 1100, top: 300, width: 1, height: 1 }).raw().toBuffer();
      return red > 200;
    };
    expect([await redOf(), await redOf({ x: 90, y: 50 })]).toEqual([false, true]);
  });

  // Pango rejects malformed markup, and would draw an element's content only.
  it.each(['<b>fett</b> & mehr', '</span>\u0000\u202E&#0;', 'Langzeitpflege'.repeat(40)])(
    'draws %j as letters',
    async (title) => {
      expect(await lightShare(await renderCard({ ...card, title }))).toBeGreaterThan(0.005);
    },
  );
});

it('has the letters of European names', () => {
  const font = openSync(join(import.meta.dirname, 'card.ttf'));
  const letters = 'ÀÉÎÖÜßçøåŠárkačěřůžŁódźąęśćńőűğışİțșĀēīūŒœ'.split('');
  if (!('hasGlyphForCodePoint' in font)) throw new Error('card.ttf is a collection of fonts.');
  expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});
