const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The value of an attribute or the text of an element. */
export function plain(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

function inSets(html: string): string[] {
  const sets = [...html.matchAll(/\s(?:imagesrcset|srcset)="([^"]*)"/gi)].map(([, set = '']) => plain(set));
  return sets.flatMap((set) => set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''));
}

const inStyles = (css: string): string[] => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, at = '']) => at);

function inDocument(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|content)="((?:https?:|\/|\?)[^"]*)"/g)];
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].flatMap(([, css = '']) => inStyles(css));
  return [...attributes.map(([, address = '']) => plain(address)), ...inSets(html), ...styles];
}

const inSitemap = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => plain(at));

/** Assets reference each other by absolute or relative path. */
const inScript = (script: string): string[] =>
  [...script.matchAll(/["'`](\.\/[\w.-]+\.(?:js|css))["'`]/g)].map(([, at = '']) => at);

/** All assets that a text references. */
const builtFiles = (text: string): string[] => [...text.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([at]) => at);

/** URLs that a resource references, unresolved; empty for binary resources. */
export function addressesIn(contentType: string, body: string): string[] {
  if (contentType.startsWith('text/html')) return inDocument(body);
  if (/^(?:application|text)\/xml/.test(contentType)) return inSitemap(body);
  if (contentType.startsWith('text/css')) return [...inStyles(body), ...builtFiles(body)];
  if (contentType.startsWith('text/javascript')) return [...inScript(body), ...builtFiles(body)];
  return [];
}
