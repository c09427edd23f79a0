import { LRUCache } from 'lru-cache';

/** Supported content codings, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send one of a few values; the limit bounds what other clients can add. */
const cache = new LRUCache<string, Encoding>({ max: 200 });

/** Quality value of a content coding; 0 means not acceptable (RFC 9110, section 12.5.3). */
function weightOf(header: string, name: string): number | undefined {
  const [part] = header.split(',').filter((each) => each.split(';')[0]?.trim() === name);
  if (part === undefined) return undefined;
  const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}

function choose(header: string): Encoding {
  const wildcard = weightOf(header, '*') ?? 0;
  return (
    encodings.find((encoding) => encoding !== 'identity' && (weightOf(header, encoding) ?? wildcard) > 0) ?? 'identity'
  );
}

/** Chooses the best supported content coding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const cached = cache.get(header);
  if (cached) return cached;
  const encoding = choose(header.toLowerCase());
  if (header.length < 200) cache.set(header, encoding);
  return encoding;
}
