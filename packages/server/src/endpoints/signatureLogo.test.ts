import { tenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { signatureLogo } from './signatureLogo.ts';

const app = new Hono().get('/logo.png', signatureLogo(createHostTable(tenants)));

async function logoOf(host: string): Promise<{ answer: Response; bytes: Buffer }> {
  const answer = await app.request('/logo.png', { headers: { host } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the logo for mail signatures', () => {
  it.each(tenants.map(({ hosts }) => hosts.development))('is a small PNG at %s', async (host) => {
    const { answer, bytes } = await logoOf(host);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
    expect(bytes.length).toBeLessThan(12_000);
    const { isOpaque, channels } = await sharp(bytes).stats();
    expect(isOpaque).toBe(true);
    expect(
      channels.some(({ stdev }) => stdev > 10),
      'something is drawn on it',
    ).toBe(true);
  });

  it('is a picture of its own for each tenant', async () => {
    const pictures = await Promise.all(tenants.map(({ hosts }) => logoOf(hosts.development)));
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(tenants.length);
  });

  it('may be shown in a mail, which is another origin', async () => {
    const { answer } = await logoOf('tabor.localhost');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
