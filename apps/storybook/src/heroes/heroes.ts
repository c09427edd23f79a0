import { tenants } from '@group/themes/registry';
import type { PictureSources } from '@group/ui/Picture';

/** What the example content of a tenant says of its pictures, by their names. */
interface Website {
  /** Alternative texts. */
  pictures: { home: string };
  /** Percent from the left and from the top. */
  focalPoints?: { home?: [number, number] };
}

const files = import.meta.glob<string>('../../../cms/seed/tenants/*/pictures/home.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const websites = import.meta.glob<Website>('../../../cms/seed/tenants/*/website.json', {
  eager: true,
  import: 'default',
});

const within = <Value>(found: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/tenants/${key}/`))?.[1];

/** The picture that opens the example home page of each tenant. */
export const heroes = tenants.flatMap(({ key, name }): { name: string; sources: PictureSources }[] => {
  const [src, website] = [within(files, key), within(websites, key)];
  if (!src || !website) return [];
  const [x, y] = website.focalPoints?.home ?? [];
  const focalPoint = x === undefined || y === undefined ? {} : { focalPoint: { x, y } };
  // All of them are drawn at 3:2.
  const size = { width: 1920, height: 1280 };
  const sources = `${src} 1920w`;
  return [{ name, sources: { src, avif: sources, webp: sources, alt: website.pictures.home, ...size, ...focalPoint } }];
});
