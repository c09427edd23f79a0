import { tenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tenantIcons } from './tenantIcons.ts';

const app = tenantIcons(createHostTable(tenants));

async function icon(path: string, host: string): Promise<{ type: string | null; bytes: Buffer }> {
  const response = await app.request(path, { headers: { host } });
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('tenantIcons', () => {
  it.each(tenants.map(({ hosts }) => hosts.development))(
    'serves an opaque touch icon of 180 px at %s',
    async (host) => {
      const { type, bytes } = await icon('/apple-touch-icon.png', host);
      expect(type).toBe('image/png');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
      const { isOpaque, channels } = await sharp(bytes).stats();
      expect([isOpaque, channels.some(({ stdev }) => stdev > 10)]).toEqual([true, true]);
    },
  );

  it('serves an ICO file whose directory points to a PNG of 48 px', async () => {
    const { type, bytes } = await icon('/favicon.ico', 'tabor.localhost');
    expect(type).toBe('image/x-icon');
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect(offset + length).toBe(bytes.length);
    expect(await sharp(bytes.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  });

  it('serves a manifest with the house’s name and icons in the sizes that it states', async () => {
    const { type, bytes } = await icon('/site.webmanifest', 'tabor.localhost');
    expect(type).toBe('application/manifest+json');
    const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(bytes.toString());
    expect(manifest.name).toContain('Tabor');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp((await icon(src, 'tabor.localhost')).bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('serves different icons to different tenants', async () => {
    const [one, other] = [
      await icon('/favicon.ico', 'tabor.localhost'),
      await icon('/favicon.ico', 'geeren.localhost'),
    ];
    expect(one.bytes.equals(other.bytes)).toBe(false);
  });
});
