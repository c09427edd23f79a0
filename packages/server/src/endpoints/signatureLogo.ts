import { svgSource } from '@group/themes/assets.server';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { TenantKey } from '@group/themes/registry';
import type { Handler } from 'hono';
import sharp from 'sharp';

/** Three device pixels per CSS pixel of the 64 px logo, for high-density screens. */
const sidePx = 192;

/** Dots per inch at which an SVG 64 units wide is rasterised at that size. */
const densityDpi = 72 * 3;

/** One day: mails link to this URL for years, so a new logo has to get through. */
const cacheControl = 'public, max-age=86400';

/** On white, as a dark logo would vanish in a mail client's dark mode. */
function render(key: TenantKey): Promise<Buffer> {
  return sharp(Buffer.from(svgSource(key, 'logo-small')), { density: densityDpi })
    .resize({ width: sidePx, height: sidePx, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Serves the logo for mail signatures of the tenant of the host. Each logo is rendered once. */
export function signatureLogo(hosts: HostTable): Handler {
  const rendered = new Map<TenantKey, Promise<Buffer>>();
  return async (context) => {
    const { tenant } = resolveTenant(hosts, context.req.header('host') ?? '');
    const picture = rendered.get(tenant.key) ?? render(tenant.key);
    rendered.set(tenant.key, picture);
    return context.body(new Uint8Array(await picture), 200, {
      'content-type': 'image/png',
      'cache-control': cacheControl,
      // Webmail clients embed it from another origin.
      'cross-origin-resource-policy': 'cross-origin',
    });
  };
}
