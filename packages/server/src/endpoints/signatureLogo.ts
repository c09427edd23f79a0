import { smallLogoSource } from '@group/themes/assets.server';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { TenantKey } from '@group/themes/registry';
import type { Handler } from 'hono';
import sharp from 'sharp';

/** Side of the picture in pixels: three for each one that a signature shows, for the sharpest screens. */
const side = 192;

/** Dots per inch at which an SVG that is 64 units wide is drawn at that size. */
const density = 72 * 3;

/** Its address stays the same for years, so a new drawing must get through: a day, in seconds. */
const cacheControl = 'public, max-age=86400';

/** On white, as dark mails would swallow a dark sign. */
function render(key: TenantKey): Promise<Buffer> {
  return sharp(Buffer.from(smallLogoSource(key)), { density })
    .resize({ width: side, height: side, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The logo for mail signatures, of the tenant whose host was opened. Each is drawn once. */
export function signatureLogo(hosts: HostTable): Handler {
  const drawn = new Map<TenantKey, Promise<Buffer>>();
  return async (context) => {
    const { tenant } = resolveTenant(hosts, context.req.header('host') ?? '');
    const picture = drawn.get(tenant.key) ?? render(tenant.key);
    drawn.set(tenant.key, picture);
    return context.body(new Uint8Array(await picture), 200, {
      'content-type': 'image/png',
      'cache-control': cacheControl,
      // Mails, which are of another origin, show it.
      'cross-origin-resource-policy': 'cross-origin',
    });
  };
}
