/// <reference types="vite/client" />
import type { Tenant } from './defineTenant.ts';
import type { TenantKey } from './registry.ts';
import { themeStyle } from './themeStyle.ts';

const urls = import.meta.glob<string>('./tenants/*/*.svg', {
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

/** @throws Error that names the file if it is missing or has no size, which is a mistake in the theme */
function asset(key: TenantKey, name: string): ThemeAsset {
  const path = `./tenants/${key}/${name}.svg`;
  const url = urls[path];
  const [, width, height] = sources[path]?.match(/<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [];
  if (!url || !width || !height) throw new Error(`${path} is missing, or its viewBox does not begin with 0 0`);
  return { url, width: Number(width), height: Number(height) };
}

/** URLs of a tenant's logos and favicon. Server-only, so that browsers get just those of the current site. */
export function tenantAssets(key: TenantKey) {
  return {
    logo: { default: asset(key, 'logo'), white: asset(key, 'logo-white'), small: asset(key, 'logo-small') },
    favicon: asset(key, 'favicon').url,
  };
}

/**
 * SVG source of one of a tenant's logos or of its favicon, for conversion to other formats.
 * @throws Error that names the file if it is missing, which is a mistake in the theme
 */
export function svgSource(key: TenantKey, name: 'logo' | 'logo-small' | 'favicon'): string {
  const path = `./tenants/${key}/${name}.svg`;
  const source = sources[path];
  if (source === undefined) throw new Error(`${path} is missing`);
  return source;
}

/** Picture of a quality seal. */
export function sealAsset(key: TenantKey, seal: string): ThemeAsset {
  return asset(key, `seal-${seal}`);
}

const styles = new WeakMap<Tenant<TenantKey>, string>();

/** CSS for the theme `<style>` of a tenant's pages. Derived once: deriving its colours took a tenth of the time of a page. */
export function tenantStyle(tenant: Tenant<TenantKey>): string {
  const style = styles.get(tenant) ?? themeStyle(tenant, asset(tenant.key, 'logo-small').url);
  styles.set(tenant, style);
  return style;
}
