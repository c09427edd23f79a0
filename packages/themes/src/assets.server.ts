/// <reference types="vite/client" />
import type { TenantKey } from './registry.ts';

const addresses = import.meta.glob<string>('./tenants/*/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const sources = import.meta.glob<string>('./tenants/*/*.svg', { eager: true, query: '?raw', import: 'default' });

/** A picture file with its intrinsic size in pixels. */
export interface ThemeAsset {
  url: string;
  width: number;
  height: number;
}

/** @throws Error that names the file where it is missing or has no size: a mistake in the theme. */
function asset(key: TenantKey, name: string): ThemeAsset {
  const path = `./tenants/${key}/${name}.svg`;
  const url = addresses[path];
  const [, width, height] = sources[path]?.match(/<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [];
  if (!url || !width || !height) throw new Error(`${path} is missing, or its viewBox does not begin with 0 0`);
  return { url, width: Number(width), height: Number(height) };
}

/** Addresses of a tenant's pictures. On the server only: a browser is told those of the site that it shows. */
export function tenantAssets(key: TenantKey) {
  return {
    logo: { default: asset(key, 'logo'), white: asset(key, 'logo-white'), small: asset(key, 'logo-small') },
    favicon: asset(key, 'favicon').url,
  };
}

/**
 * The SVG of a tenant's small logo, for what has to be drawn in another format.
 * @throws Error that names the file where it is missing: a mistake in the theme.
 */
export function smallLogoSource(key: TenantKey): string {
  const path = `./tenants/${key}/logo-small.svg`;
  const source = sources[path];
  if (source === undefined) throw new Error(`${path} is missing`);
  return source;
}

/** The picture of a quality seal. */
export function sealAsset(key: TenantKey, seal: string): ThemeAsset {
  return asset(key, `seal-${seal}`);
}
