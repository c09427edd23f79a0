import * as paths from '@group/content-client/contract/paths';
import { svgSource } from '@group/themes/assets.server';
import type { Tenant } from '@group/themes/tenant';
import type { TenantKey } from '@group/themes/registry';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Units of the width of the SVG files, at 72 dots per inch. */
const svgSide = 64;

/** Kept pictures of each kind: more than a group has, so that each is rendered once. */
const maxKept = 100;

/** One day, as the addresses stay the same when the picture changes, and mails link to the logo for years. */
const cacheControl = 'public, max-age=86400';

/** iOS shows transparent corners in black, and a dark logo would vanish in a mail client's dark mode. */
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

/** Three device pixels per CSS pixel of the 64 px logo of a mail signature, for high-density screens. */
const signatureLogoPx = 192;

const signatureLogo = (key: TenantKey): Promise<Buffer> =>
  sharp(Buffer.from(svgSource(key, 'logo-small')), { density: (72 * signatureLogoPx) / svgSide })
    .resize({ width: signatureLogoPx, height: signatureLogoPx, fit: 'contain', background })
    .flatten({ background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const touchIconPx = 180;
const largeIconPx = 512;

const manifestIcon = ({ pattern }: paths.Path, sidePx: number) => ({
  src: pattern,
  sizes: `${sidePx}x${sidePx}`,
  type: 'image/png',
});

/**
 * A web app manifest. The site stays in the browser: it needs no window of its own. Without a start URL, a tile on a home
 * screen opens the page from which it was made, in its language, such as the menu or the internal area.
 */
function manifestOf({ name, fullName, colours }: Tenant<TenantKey>) {
  return {
    name: fullName,
    short_name: name,
    display: 'browser',
    theme_color: colours.primary,
    background_color: background,
    icons: [manifestIcon(paths.touchIcon, touchIconPx), manifestIcon(paths.largeIcon, largeIconPx)],
  };
}

interface Icon {
  type: string;
  render(key: TenantKey): Promise<Buffer>;
  headers?: Readonly<Record<string, string>>;
}

const icons: Readonly<Record<string, Icon>> = {
  [paths.favicon.pattern]: { type: 'image/x-icon', render: async (key) => ico(await png(key, 48), 48) },
  [paths.touchIcon.pattern]: { type: 'image/png', render: (key) => png(key, touchIconPx) },
  [paths.largeIcon.pattern]: { type: 'image/png', render: (key) => png(key, largeIconPx) },
  // Webmail clients embed it from another origin.
  [paths.signatureLogo.pattern]: {
    type: 'image/png',
    render: signatureLogo,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  },
};

/**
 * Icons for browsers without SVG icons and for home screens, the manifest that lists them, and the logo of mail
 * signatures, each of the tenant of the host.
 */
export function tenantIcons(hosts: HostTable): Hono {
  const app = new Hono();
  const tenantOf = (host = '') => resolveTenant(hosts, host).tenant;
  for (const [path, { type, render, headers }] of Object.entries(icons)) {
    const rendered = new LRUCache<TenantKey, Buffer>({ max: maxKept, fetchMethod: render });
    app.get(path, async (context) => {
      const icon = await rendered.forceFetch(tenantOf(context.req.header('host')).key);
      return context.body(new Uint8Array(icon), 200, {
        'content-type': type,
        'cache-control': cacheControl,
        ...headers,
      });
    });
  }
  app.get(paths.manifest.pattern, (context) => {
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': cacheControl };
    return context.body(JSON.stringify(manifestOf(tenantOf(context.req.header('host')))), 200, headers);
  });
  return app;
}
