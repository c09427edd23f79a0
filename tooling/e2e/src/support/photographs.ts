import sharp, { type Sharp } from 'sharp';

/** A photograph as people upload it, with a yellow ball as its subject. */
export interface Photograph {
  /** File name in the library. */
  name: string;
  bytes: Buffer;
  /** Of the middle of the ball, in percent from the left and from the top. */
  focalPoint: { x: number; y: number };
}

interface Scene {
  width: number;
  height: number;
  /** Of the middle of the ball. */
  at: [x: number, y: number];
  ground?: string;
  isBusy?: boolean;
}

/** Grounds of usual, dark and bright photographs. */
const [usual, dark, bright] = ['#5b6b78', '#07080a', '#f8f8f6'];

/** Diameter of the ball, as a share of the shorter side. */
const ballShare = 0.3;

/** Colour of the ball, of which a screenshot has no other. */
const ballColour = '#ffd400';

async function noise(width: number, height: number): Promise<Buffer> {
  const background = { create: { width, height, channels: 3 as const, background: '#777' } };
  const grain = { ...background.create, noise: { type: 'gaussian' as const, mean: 110, sigma: 45 } };
  return sharp({ create: grain }).greyscale().png({ compressionLevel: 0 }).toBuffer();
}

/** The scene upright, without encoding. */
async function paint({ width, height, at: [x, y], ground = usual, isBusy = false }: Scene): Promise<Sharp> {
  const diameter = Math.max(1, Math.round(Math.min(width, height) * ballShare));
  const ball = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${diameter}" height="${diameter}"><rect width="100%" height="100%" rx="50%" fill="${ballColour}"/></svg>`,
  );
  const place = (percent: number, length: number): number =>
    Math.min(length - diameter, Math.max(0, Math.round((percent / 100) * length - diameter / 2)));
  const [left, top] = [place(x, width), place(y, height)];
  const base = isBusy
    ? sharp(await noise(width, height))
    : sharp({ create: { width, height, channels: 3, background: ground } });
  return sharp(
    await base
      .toColourspace('srgb')
      .composite([{ input: ball, left, top }])
      .png({ compressionLevel: 0 })
      .toBuffer(),
  ).removeAlpha();
}

/** Turned by a camera that was held on its side: the pixels lie, a tag says how. */
async function tagged(picture: Sharp, orientation: 3 | 6 | 8): Promise<Sharp> {
  const turned = await picture.rotate({ 3: 180, 6: 270, 8: 90 }[orientation]).png({ compressionLevel: 0 }).toBuffer();
  return sharp(turned).withMetadata({ orientation });
}

type Encode = (picture: Sharp) => Sharp | Promise<Sharp>;

const jpeg: Encode = (picture) => picture.jpeg();

const landscape = { width: 1200, height: 800 };

/** The formats of cameras, phones, scanners and messengers. */
const kinds: Readonly<Record<string, readonly [scene: Scene, encode: Encode]>> = {
  'querformat.jpg': [{ ...landscape, at: [20, 20] }, jpeg],
  'hochformat.jpg': [{ width: 800, height: 1200, at: [70, 20] }, jpeg],
  'quadrat.jpg': [{ width: 900, height: 900, at: [80, 80] }, jpeg],
  'panorama.jpg': [{ width: 3200, height: 600, at: [85, 50] }, jpeg],
  'turm.jpg': [{ width: 400, height: 1600, at: [50, 10] }, jpeg],
  'klein.jpg': [{ width: 120, height: 80, at: [20, 50] }, jpeg],
  'winzig.png': [{ width: 24, height: 18, at: [80, 50] }, (picture) => picture.png()],
  'nacht.jpg': [{ ...landscape, at: [80, 30], ground: dark }, jpeg],
  'schnee.jpg': [{ ...landscape, at: [30, 70], ground: bright }, jpeg],
  'markt.jpg': [{ ...landscape, at: [70, 70], isBusy: true }, jpeg],
  'auf-der-seite-6.jpg': [
    { width: 800, height: 1200, at: [30, 20] },
    async (picture) => (await tagged(picture, 6)).jpeg(),
  ],
  'auf-der-seite-8.jpg': [
    { width: 800, height: 1200, at: [70, 80] },
    async (picture) => (await tagged(picture, 8)).jpeg(),
  ],
  'auf-dem-kopf-3.jpg': [{ ...landscape, at: [20, 30] }, async (picture) => (await tagged(picture, 3)).jpeg()],
  'druckerei.jpg': [{ ...landscape, at: [80, 50] }, (picture) => picture.toColourspace('cmyk').jpeg()],
  'stufenweise.jpg': [{ ...landscape, at: [20, 80] }, (picture) => picture.jpeg({ progressive: true })],
  'grosser-farbraum.jpg': [{ ...landscape, at: [50, 20] }, (picture) => picture.withIccProfile('p3').jpeg()],
  'freigestellt.png': [{ ...landscape, at: [50, 80] }, (picture) => picture.ensureAlpha(0.6).png()],
  'palette.png': [{ ...landscape, at: [20, 50] }, (picture) => picture.png({ palette: true, colours: 16 })],
  'sechzehn-bit.png': [{ width: 900, height: 600, at: [80, 20] }, (picture) => picture.toColourspace('rgb16').png()],
  'messenger.webp': [{ width: 1280, height: 720, at: [25, 50] }, (picture) => picture.webp()],
};

/** Twenty photographs, made anew. */
export function photographs(): Promise<Photograph[]> {
  return Promise.all(
    Object.entries(kinds).map(async ([name, [scene, encode]]) => {
      const bytes = await (await encode(await paint(scene))).toBuffer();
      const [x, y] = scene.at;
      return { name: `fotoprobe-${name}`, bytes, focalPoint: { x, y } };
    }),
  );
}

/** Whether a screenshot shows some of the ball. */
export async function showsBall(screenshot: Buffer): Promise<boolean> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 185 && green > 150 && blue < 110 && red - blue > 100) found += 1;
  }
  return found > 20;
}
