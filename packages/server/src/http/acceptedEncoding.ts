import { LRUCache } from 'lru-cache';

/** How bytes are encoded for the way, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers say one of a few sentences; strangers may say anything. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** What a client says of an encoding; 0 refuses it (RFC 9110, section 12.5.3). */
function weightOf(header: string, name: string): number | undefined {
  const [part] = header.split(',').filter((each) => each.split(';')[0]?.trim() === name);
  if (part === undefined) return undefined;
  const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}

function choose(header: string): Encoding {
  const other = weightOf(header, '*') ?? 0;
  return (
    encodings.find((encoding) => encoding !== 'identity' && (weightOf(header, encoding) ?? other) > 0) ?? 'identity'
  );
}

/** The best of our encodings that an `Accept-Encoding` header takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const kept = known.get(header);
  if (kept) return kept;
  const encoding = choose(header.toLowerCase());
  if (header.length < 200) known.set(header, encoding);
  return encoding;
}
