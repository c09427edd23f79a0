import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { adminForAll } from '../testing/admin.fixture.ts';
import { pdf, photograph } from '../testing/media.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService();
const uploads = join(service.dataDirectory, 'public/uploads');
const editor = adminForAll(service, 'redaktion-tabor');

interface Sent {
  bytes: Uint8Array | string;
  name: string;
  type: string;
}

interface Stored {
  id: number;
  url: string;
  mime: string;
  ext: string;
  formats: Record<string, { url: string; width?: number; height?: number }> | null;
}

/** A picture of two colours. */
const halves = (top: string, bottom: string) =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: bottom } })
    .extend({ top: 20, background: top })
    .png()
    .toBuffer();

const storedTones = async ({ id }: { id: number }): Promise<unknown> =>
  (await service.strapi.db.query('plugin::upload.file').findOne({ where: { id } })).tones;

const like = (colour: RegExp): unknown => expect.stringMatching(colour);

/** Of the media library's routes. */
const library = '/upload/files';
const replacing = (id: number): string => `${library}/${id}/replace`;

function post(path: string, { bytes, name, type }: Sent) {
  const form = new FormData();
  form.append('files', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  return editor('POST', path, form);
}

const storedIn = ({ text }: { text: string }): Stored => JSON.parse(text) as Stored;

/** Stores a picture, or another one for it. */
const storedPicture = async (bytes: Uint8Array, path = library): Promise<Stored> =>
  storedIn(await post(path, { bytes, name: 'a.jpg', type: 'image/jpeg' }));

const canvas = (background = 'green') => sharp({ create: { width: 600, height: 400, channels: 3, background } });

/** Rejected kinds; each is sent under its own type and disguised as a picture. */
const rejected: Record<string, Sent> = {
  script: { bytes: 'alert(document.domain)', name: 'x.ecma', type: 'application/ecmascript' },
  module: { bytes: 'export default 1', name: 'x.mjs', type: 'text/javascript' },
  xhtml: {
    bytes: '<html xmlns="http://www.w3.org/1999/xhtml"><script src="/uploads/x.ecma"/></html>',
    name: 'hinweis.xml',
    type: 'application/xml',
  },
  declaration: { bytes: '<?xml version="1.0"?><a/>', name: 'hinweis.rdf', type: 'application/rdf+xml' },
  svg: { bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', name: 'a.svg', type: 'image/svg+xml' },
  html: { bytes: '<!doctype html><script>1</script>', name: 'a.html', type: 'text/html' },
  text: { bytes: 'Guten Tag', name: 'a.txt', type: 'text/plain' },
  archive: {
    bytes: new Uint8Array([0x50, 0x4b, 3, 4, ...Buffer.alloc(60)]),
    name: 'a.docx',
    type: 'application/zip',
  },
  program: { bytes: new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), name: 'a.wasm', type: 'application/wasm' },
  avif: { bytes: await canvas().avif().toBuffer(), name: 'a.avif', type: 'image/avif' },
  nothing: { bytes: '', name: 'leer.jpg', type: 'image/jpeg' },
};
const disguised = Object.entries(rejected).flatMap(([kind, sent]): [string, Sent][] => [
  [kind, sent],
  [`${kind} as a picture`, { ...sent, name: 'foto.jpg', type: 'image/jpeg' }],
  [`${kind} as a PDF`, { ...sent, name: 'plan.pdf', type: 'application/octet-stream' }],
]);

/** Small pictures whose headers say that they have 145 megapixels, or 75 in three frames: decoding them would fail. */
const oversized: Record<string, () => Promise<Buffer>> = {
  async png() {
    const bytes = await canvas().png().toBuffer();
    bytes.writeUInt32BE(12_000, 16);
    bytes.writeUInt32BE(12_032, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  },
  async jpeg() {
    const bytes = await canvas().jpeg().toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(12_032, frame + 5);
    bytes.writeUInt16BE(12_000, frame + 7);
    return bytes;
  },
  async webp() {
    const bytes = await canvas().webp({ lossless: true }).toBuffer();
    // The sizes less one, in 14 bits each.
    bytes.writeUInt32LE(bytes.readUInt32LE(21) - (bytes.readUInt32LE(21) % 2 ** 28) + 11_999 + 12_031 * 2 ** 14, 21);
    return bytes;
  },
  async 'animated webp'() {
    const frames = await Promise.all(['red', 'green', 'blue'].map((background) => canvas(background).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    bytes.writeUIntLE(4_999, 24, 3);
    bytes.writeUIntLE(4_999, 27, 3);
    return bytes;
  },
};

const rows = () => service.strapi.db.query('plugin::upload.file');
const uploadService = () => service.strapi.plugin('upload').service('upload');

describe('the media library', () => {
  it.each(disguised)('rejects and does not store a file of kind %s', async (_kind, sent) => {
    const before = [await rows().count(), readdirSync(uploads).length];
    const { status, text } = await post(library, sent);
    expect(status).toBe(400);
    expect(text).toMatch(/Möglich sind Bilder \(JPEG, PNG, WebP\) und PDF-Dateien\.|nicht leer/);
    expect([await rows().count(), readdirSync(uploads).length]).toEqual(before);
  });

  it.each(['heic', 'heix', 'hevc', 'mif1'])('explains how to convert a photo of kind %s', async (brand) => {
    const bytes = new Uint8Array([0, 0, 0, 24, ...Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`), ...Buffer.alloc(40)]);
    const { status, text } = await post(library, { bytes, name: 'IMG_1.HEIC', type: 'image/heic' });
    expect(status).toBe(400);
    expect(text).toMatch(/HEIC.+Bitte als JPEG speichern/);
  });

  it.each([2, 20])('rejects a picture of which only 1/%i is there, with a sentence', async (part) => {
    const whole = await photograph(3);
    const bytes = whole.subarray(0, Math.ceil(whole.length / part));
    const { status, text } = await post(library, { bytes, name: 'foto.jpg', type: 'image/jpeg' });
    expect([status, text]).toEqual([400, expect.stringContaining('Dieses Bild lässt sich nicht lesen')]);
  });

  it.each(Object.keys(oversized))(
    'rejects a %s with too many pixels by its header, also as a replacement',
    async (kind) => {
      const { id } = await storedPicture(await photograph(5));
      const bytes = (await oversized[kind]?.()) ?? '';
      for (const path of [library, replacing(id)]) {
        const { status, text } = await post(path, { bytes, name: 'plakat.jpg', type: 'image/jpeg' });
        const sentence = `Dieses Bild hat ${kind.startsWith('animated') ? 75 : 145} Megapixel; möglich sind höchstens 60.`;
        expect([path, status, text]).toEqual([path, 400, expect.stringContaining(sentence)]);
      }
    },
  );

  it('processes one picture at a time, also after one that is damaged', async () => {
    const images = service.strapi.plugin('upload').service('image-manipulation');
    const { isFaultyImage, generateResponsiveFormats } = images;
    let active = 0;
    let mostActive = 0;
    const counted =
      <T>(work: (file: unknown) => Promise<T>) =>
      async (file: unknown): Promise<T> => {
        mostActive = Math.max(mostActive, ++active);
        return work(file).finally(() => active--);
      };
    images.isFaultyImage = counted(isFaultyImage);
    images.generateResponsiveFormats = counted(generateResponsiveFormats);
    const whole = await photograph(6);
    const sent = [whole, whole.subarray(0, whole.length / 2), whole, whole, whole];
    const answers = await Promise.all(
      sent.map((bytes, index) => post(library, { bytes, name: `${index}.jpg`, type: 'image/jpeg' })),
    );
    Object.assign(images, { isFaultyImage, generateResponsiveFormats });
    expect(answers.map(({ status }) => status)).toEqual([201, 400, 201, 201, 201]);
    expect(mostActive).toBe(1);
  });

  it('derives extension and type from the content, not from the name', async () => {
    const kinds: [Uint8Array | string, string, string][] = [
      [await canvas().jpeg().toBuffer(), '.jpg', 'image/jpeg'],
      [await canvas().png().toBuffer(), '.png', 'image/png'],
      [await canvas().webp().toBuffer(), '.webp', 'image/webp'],
      [pdf, '.pdf', 'application/pdf'],
      // As printers and scanners write it.
      [` \u001b%-12345X@PJL\r\n${pdf}`, '.pdf', 'application/pdf'],
    ];
    for (const [bytes, ext, mime] of kinds) {
      for (const sent of [
        { bytes, name: `gut${ext}`, type: mime },
        { bytes, name: 'x.ecma', type: 'application/ecmascript' },
        { bytes, name: 'hinweis.xml', type: 'text/html' },
        { bytes, name: 'ohne', type: '' },
      ]) {
        const response = await post(library, sent);
        expect(response.status).toBe(201);
        const file = storedIn(response);
        expect(file).toMatchObject({ ext, mime, url: expect.stringMatching(new RegExp(`^/uploads/\\w+\\${ext}$`)) });
        expect((await fetch(service.origin + file.url)).headers.get('content-type')).toBe(mime);
      }
    }
  });

  it.each([
    ['Dienst\u202efdp.exe', 'Dienst fdp.pdf'],
    ['Dienst\u061cplan.bat', 'Dienst plan.pdf'],
    ['Plan.hta', 'Plan.pdf'],
    ['Plan.PDF', 'Plan.pdf'],
    ['Plan vom 3.12.2026', 'Plan vom 3.12.2026.pdf'],
    ['C:\\Pläne\\../.htaccess', 'htaccess.pdf'],
    ['\n.exe', 'exe.pdf'],
    ['ä'.repeat(240), `${'ä'.repeat(75)}.pdf`],
  ])('keeps %j as %j', async (name, kept) => {
    const file = new File([pdf], 'a.pdf', { type: 'application/pdf' });
    const form = new FormData();
    form.append('files', file);
    form.append('fileInfo', JSON.stringify({ name }));
    const [stored] = [JSON.parse((await editor('POST', library, form)).text)].flat();
    expect(stored.name).toBe(kept);
    // As websites demand it.
    expect(stored.url.slice('/uploads/'.length)).toMatch(/^[\w-][\w.-]{0,199}\.pdf$/);
    const replaced = await editor('POST', replacing(stored.id), form);
    const renamed = await editor('PUT', `${library}/${stored.id}`, { fileInfo: { name } });
    expect([replaced, renamed].map(({ text }) => JSON.parse(text).name)).toEqual([kept, kept]);
  });

  it('stores a photograph upright that a camera has stored on its side, in all sizes, also as a replacement', async () => {
    const onItsSide = sharp({ create: { width: 900, height: 600, channels: 3, background: 'blue' } });
    const turned = (orientation: number) => onItsSide.clone().withMetadata({ orientation }).jpeg().toBuffer();
    const stored = await storedPicture(await turned(6));
    const replaced = await storedPicture(await turned(8), replacing(stored.id));
    for (const file of [stored, replaced]) {
      expect(file).toMatchObject({ width: 600, height: 900 });
      for (const { width = 0, height = 0 } of Object.values(file.formats ?? {})) expect(height).toBeGreaterThan(width);
    }
    const shown = await sharp(await (await fetch(service.origin + replaced.url)).arrayBuffer()).metadata();
    expect(shown.autoOrient).toEqual({ width: 600, height: 900 });
  });

  it('stores the colours of the halves of a picture, also of a replacement, but none of a transparent one', async () => {
    const stored = await storedPicture(await halves('#ff0000', '#0000ff'));
    // Each half has a little of the other, as the picture is scaled to two pixels.
    expect(await storedTones(stored)).toEqual({ top: like(/^#f.00..$/), bottom: like(/^#..00f.$/) });
    await storedPicture(await halves('#008000', '#ffffff'), replacing(stored.id));
    expect(await storedTones(stored)).toEqual({ top: like(/^#0.8.0.$/), bottom: like(/^#f.f.f.$/) });
    const glass = sharp({ create: { width: 60, height: 40, channels: 4, background: '#ff000080' } });
    expect(await storedTones(await storedPicture(await glass.png().toBuffer()))).toBeNull();
  });

  it('accepts a replacement of an allowed type, with its own extension', async () => {
    const file = await storedPicture(await photograph(1));
    const path = replacing(file.id);
    for (const sent of [rejected.script, rejected.xhtml, rejected.svg]) {
      if (!sent) continue;
      expect((await post(path, { ...sent, name: 'a.jpg', type: 'image/jpeg' })).status).toBe(400);
      expect((await post(path, sent)).status).toBe(400);
    }
    const former = readdirSync(uploads);
    const png = await storedPicture(await canvas().png().toBuffer(), path);
    expect(png).toMatchObject({ ext: '.png', mime: 'image/png' });
    for (const { url } of [png, ...Object.values(png.formats ?? {})]) {
      expect(extname(url)).toBe('.png');
      expect((await fetch(service.origin + url)).headers.get('content-type')).toBe('image/png');
    }
    const document = storedIn(await post(path, { bytes: pdf, name: 'a.jpg', type: 'image/jpeg' }));
    expect(document).toMatchObject({ ext: '.pdf', mime: 'application/pdf' });
    const now = readdirSync(uploads);
    expect(now).toContain(document.url.slice('/uploads/'.length));
    expect(now.length).toBeLessThan(former.length + 1);
  });

  it('also checks uploads by the service itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cms-upload-'));
    const filepath = join(folder, 'foto.jpg');
    writeFileSync(filepath, '<?xml version="1.0"?><a/>');
    const files = {
      filepath,
      originalFilename: 'foto.jpg',
      mimetype: 'image/jpeg',
      size: 25,
      tmpWorkingDirectory: folder,
    };
    const before = await rows().count();
    const data = { fileInfo: { name: 'foto.jpg' } };
    await expect(uploadService().upload({ data, files })).rejects.toThrow('Diese Datei kann nicht');
    expect(await rows().count()).toBe(before);
    rmSync(folder, { recursive: true });
  });
});
