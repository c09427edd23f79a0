import { svgSource } from '@group/themes/assets.server';
import { tenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { tenantIcons } from './tenantIcons.ts';

vi.mock('@group/themes/assets.server', { spy: true });

const app = tenantIcons(createHostTable(tenants));

async function read(path: string, host: string) {
  const response = await app.request(path, { headers: { host } });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function icon(path: string, host: string) {
  const { status, headers, ...response } = await read(path, host);
  expect(status).toBe(200);
  return { type: headers.get('content-type'), headers, ...response };
}

/** Opaque, and not blank. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  const { isOpaque, channels } = await sharp(bytes).stats();
  return isOpaque && channels.some(({ stdev }) => stdev > 10);
}

describe('tenantIcons', () => {
  it.each(tenants.map(({ hosts }) => hosts.development))(
    'serves an opaque touch icon of 180 px at %s',
    async (host) => {
      const { type, bytes } = await icon('/apple-touch-icon.png', host);
      expect(type).toBe('image/png');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
      expect(await isPicture(bytes)).toBe(true);
    },
  );

  it.each(tenants.map(({ hosts }) => hosts.development))('serves a small opaque logo at %s', async (host) => {
    const { type, bytes, headers } = await icon('/mail-signatur/logo.png', host);
    expect([type, headers.get('cache-control')]).toEqual(['image/png', 'public, max-age=86400']);
    expect(headers.get('cross-origin-resource-policy'), 'for mail clients').toBe('cross-origin');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    expect(bytes.length).toBeLessThan(12_000);
    expect(await isPicture(bytes)).toBe(true);
  });

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
    expect(manifest, 'a tile opens its own page').not.toHaveProperty('start_url');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp((await icon(src, 'tabor.localhost')).bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it.each(['/favicon.ico', '/mail-signatur/logo.png'])('serves a different %s to each tenant', async (path) => {
    const pictures = await Promise.all(tenants.map(({ hosts }) => icon(path, hosts.development)));
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(tenants.length);
  });

  it('renders an icon again that failed', async () => {
    vi.mocked(svgSource).mockReturnValueOnce('no picture');
    vi.spyOn(console, 'error').mockReturnValue();
    const again = tenantIcons(createHostTable(tenants));
    const ask = () => again.request('/apple-touch-icon.png', { headers: { host: 'tabor.localhost' } });
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(200);
  });
});
