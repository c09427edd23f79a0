import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Connect, Plugin } from 'vite';

const packages = join(import.meta.dirname, '../../../packages');

/** In pixels. */
const widths = [192, 320, 480, 768, 960, 1280, 1920];

const formats = {
  avif: { type: 'image/avif', encode: (picture: Sharp) => picture.avif({ effort: 0 }) },
  webp: { type: 'image/webp', encode: (picture: Sharp) => picture.webp() },
  jpg: { type: 'image/jpeg', encode: (picture: Sharp) => picture.jpeg() },
} as const;
type Format = keyof typeof formats;

/** Sky and hills. */
const colours = [
  ['#e8eef2', '#6d8a74'],
  ['#f3e6da', '#9a6b52'],
  ['#dfeaf0', '#4f7c91'],
  ['#f0ead6', '#7d7f4a'],
] as const;

function drawing(name: string): string {
  const sum = Buffer.from(name).reduce((total, byte) => total + byte, 0);
  const [sky, hills] = colours[sum % colours.length] ?? colours[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1280" viewBox="0 0 120 80">
    <path fill="${sky}" d="M0 0h120v80H0z"/><circle fill="#fff" opacity=".7" cx="${20 + (sum % 80)}" cy="20" r="7"/>
    <path fill="${hills}" opacity=".55" d="M0 52Q30 34 60 50T120 44V80H0z"/>
    <path fill="${hills}" d="M0 66Q36 52 70 66T120 60V80H0z"/></svg>`;
}

const encoded = new Map<string, Promise<Buffer>>();

/** A different landscape for each name; each is encoded once. */
function draw(name: string, width: number, format: Format): Promise<Buffer> {
  const key = `${width}/${name}.${format}`;
  const picture =
    encoded.get(key) ?? formats[format].encode(sharp(Buffer.from(drawing(name))).resize(width)).toBuffer();
  encoded.set(key, picture);
  return picture;
}

/** Names of the pictures in the example content of stories. */
function exampleNames(): string[] {
  const files = globSync('{content-client,routes}/src/**/*.{fixture.ts,stories.tsx}', { cwd: packages });
  const found = files.flatMap((file) => readFileSync(join(packages, file), 'utf8').match(/[\w-]+\.jpg(?=')/g) ?? []);
  return [...new Set(found)];
}

const logos = ['logo.svg', 'logo-white.svg', 'logo-small.svg'];

function readLogo(file: string): Buffer {
  return readFileSync(join(packages, 'themes/src/tenants/tabor', file));
}

const pictureAddress = new RegExp(`^/pictures/(${widths.join('|')})/([\\w-]+\\.jpg)\\.(avif|webp|jpg)$`);

function assetAt(path: string): { type: string; read(): Buffer | Promise<Buffer> } | null {
  const logo = logos.find((file) => path === `/assets/${file}`);
  if (logo) return { type: 'image/svg+xml', read: () => readLogo(logo) };
  const [, width, name, ending] = pictureAddress.exec(path) ?? [];
  const format = ending === 'avif' || ending === 'webp' || ending === 'jpg' ? ending : undefined;
  // As in the built Storybook, which has no others.
  if (!width || !name || !format || !exampleNames().includes(name)) return null;
  return { type: formats[format].type, read: () => draw(name, Number(width), format) };
}

async function serve(...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> {
  try {
    const asset = assetAt(new URL(request.url ?? '/', 'http://storybook').pathname);
    if (!asset) return next();
    const body = request.method === 'HEAD' ? undefined : await asset.read();
    response.setHeader('content-type', asset.type).end(body);
  } catch (error) {
    next(error);
  }
}

/** Serves pictures and logos of the example content at the same paths as a site. */
export function examplePictures(): Plugin {
  return {
    name: 'example-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => void serve(request, response, next));
    },
    async generateBundle() {
      for (const file of logos) this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: readLogo(file) });
      for (const name of exampleNames())
        for (const width of widths)
          for (const format of ['avif', 'webp', 'jpg'] as const) {
            const source = await draw(name, width, format);
            this.emitFile({ type: 'asset', fileName: `pictures/${width}/${name}.${format}`, source });
          }
    },
  };
}
