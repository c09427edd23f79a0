import { tenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { signatureLogo } from './signatureLogo.ts';

const app = new Hono().get('/logo.png', signatureLogo(createHostTable(tenants)));

async function logoOf(host: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await app.request('/logo.png', { headers: { host } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('signatureLogo', () => {
  it.each(tenants.map(({ hosts }) => hosts.development))('serves a small opaque PNG at %s', async (host) => {
    const { response, bytes } = await logoOf(host);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    expect(bytes.length).toBeLessThan(12_000);
    const { isOpaque, channels } = await sharp(bytes).stats();
    expect(isOpaque).toBe(true);
    expect(
      channels.some(({ stdev }) => stdev > 10),
      'the picture is not blank',
    ).toBe(true);
  });

  it('serves a different picture for each tenant', async () => {
    const pictures = await Promise.all(tenants.map(({ hosts }) => logoOf(hosts.development)));
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(tenants.length);
  });

  it('allows cross-origin embedding, for mail clients', async () => {
    const { response } = await logoOf('tabor.localhost');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
