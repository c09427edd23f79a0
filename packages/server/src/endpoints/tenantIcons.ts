import * as paths from '@group/content-client/contract/paths';
import { svgSource } from '@group/themes/assets.server';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { Hono } from 'hono';
import sharp from 'sharp';

/** Units of the width and height of a favicon's SVG, at 72 dots per inch. */
const svgSide = 64;

/** One day, as the addresses stay the same when the icon changes. */
const cacheControl = 'public, max-age=86400';

/** iOS shows transparent corners in black. */
const background = '#ffffff';

function png(key: TenantKey, sidePx: number): Promise<Buffer> {
  const density = (72 * sidePx) / svgSide;
  const picture = sharp(Buffer.from(svgSource(key, 'favicon')), { density }).resize(sidePx, sidePx);
  return (sidePx > svgSide ? picture.flatten({ background }) : picture).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file with one PNG of at most 255 px: header and directory entry, 22 bytes, all numbers little-endian. */
function ico(picture: Buffer, sidePx: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(sidePx, 6);
  header.writeUInt8(sidePx, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const touchIconPx = 180;
const largeIconPx = 512;

const manifestIcon = ({ pattern }: paths.Path, sidePx: number) => ({
  src: pattern,
  sizes: `${sidePx}x${sidePx}`,
  type: 'image/png',
});

/** A web app manifest. The site stays in the browser: it needs no window of its own. */
function manifestOf({ name, fullName, colours }: Tenant<TenantKey>) {
  return {
    name: fullName,
    short_name: name,
    start_url: '/',
    display: 'browser',
    theme_color: colours.primary,
    background_color: background,
    icons: [manifestIcon(paths.touchIcon, touchIconPx), manifestIcon(paths.largeIcon, largeIconPx)],
  };
}

const icons = {
  [paths.favicon.pattern]: { type: 'image/x-icon', render: async (key: TenantKey) => ico(await png(key, 48), 48) },
  [paths.touchIcon.pattern]: { type: 'image/png', render: (key: TenantKey) => png(key, touchIconPx) },
  [paths.largeIcon.pattern]: { type: 'image/png', render: (key: TenantKey) => png(key, largeIconPx) },
} as const;

/** Icons for browsers without SVG icons and for home screens, and the manifest that lists them. Each icon is rendered once. */
export function tenantIcons(hosts: HostTable): Hono {
  const app = new Hono();
  for (const [path, { type, render }] of Object.entries(icons)) {
    const rendered = new Map<TenantKey, Promise<Buffer>>();
    app.get(path, async (context) => {
      const { key } = resolveTenant(hosts, context.req.header('host') ?? '').tenant;
      const icon = rendered.get(key) ?? render(key);
      rendered.set(key, icon);
      return context.body(new Uint8Array(await icon), 200, { 'content-type': type, 'cache-control': cacheControl });
    });
  }
  app.get(paths.manifest.pattern, (context) => {
    const { tenant } = resolveTenant(hosts, context.req.header('host') ?? '');
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': cacheControl };
    return context.body(JSON.stringify(manifestOf(tenant)), 200, headers);
  });
  return app;
}
