import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Encoding, acceptedEncoding } from './acceptedEncoding.ts';

/** Alternating names and values, the fastest form for `writeHead`. */
type RawHeaders = string[];

/** One year; sent over https only. */
export const strictTransport = 'max-age=31536000';

/** Sends a second content security policy next to the page's own; browsers enforce both. */
const secureOnly: RawHeaders = [
  'strict-transport-security',
  strictTransport,
  'content-security-policy',
  'upgrade-insecure-requests',
];

interface EncodedBody {
  body: Buffer;
  headers: RawHeaders;
  /** `headers`, plus those that are sent over https only. */
  secureHeaders: RawHeaders;
}

/** A response, ready to be sent any number of times: in all its encodings, or compressed by brotli alone to save memory. */
export interface Representation {
  status: number;
  /** Weak, as all encodings share it. */
  etag: string;
  encoded: Partial<Record<Encoding, EncodedBody>>;
}

/** Weak entity tag of the given content. */
export function etagOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

function encode(encoding: Encoding, body: Buffer, headers: RawHeaders): EncodedBody {
  const own = [...headers, 'content-length', String(body.length)];
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  return { body, headers: own, secureHeaders: [...own, ...secureOnly] };
}

/** @param headers without content-length, content-encoding and etag, which are added here */
export function represent(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
  etag = etagOf(bodies.identity),
): Representation {
  const raw = Object.entries({ ...headers, vary: 'accept-encoding', etag }).flat();
  const { identity, br, gzip } = bodies;
  return {
    status,
    etag,
    encoded: {
      identity: encode('identity', identity, raw),
      ...(br && { br: encode('br', br, raw) }),
      ...(gzip && { gzip: encode('gzip', gzip, raw) }),
    },
  };
}

/** Approximate memory use in bytes. */
export function sizeOf({ encoded }: Representation): number {
  const bytes = Object.values(encoded).map(({ body, headers }) => body.length + 2 * headers.join('').length);
  return bytes.reduce((sum, each) => sum + each, 1_000);
}

function matchesEtag(incoming: IncomingMessage, etag: string): boolean {
  const header = incoming.headers['if-none-match'];
  if (header === undefined) return false;
  const opaque = etag.slice(2);
  return header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque);
}

const bodyHeaders: ReadonlySet<string> = new Set(['content-length', 'content-encoding', 'content-type']);

function without(names: ReadonlySet<string>, headers: RawHeaders): string[] {
  return headers.filter((_, position) => !names.has(headers[position - (position % 2)] ?? ''));
}

/** The text that brotli compressed. */
export const inflate = promisify(brotliDecompress);

const encodingHeaders: ReadonlySet<string> = new Set(['content-length', 'content-encoding']);

/** Restores a body that is stored compressed by brotli alone. */
async function identityOf({ body, headers }: EncodedBody): Promise<EncodedBody> {
  return encode('identity', await inflate(body), without(encodingHeaders, headers));
}

/** Sends the best encoding that the client accepts; answers 304 to a matching entity tag, and HEAD without a body. */
export function send(
  representation: Representation,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  secure: boolean,
): void {
  const { status, etag, encoded } = representation;
  const stored = encoded[acceptedEncoding(incoming.headers['accept-encoding'])] ?? encoded.identity;
  if (!stored) {
    const restored = encoded.br ? identityOf(encoded.br) : Promise.reject(new Error('nothing is stored'));
    void restored.then(
      (identity) => send({ ...representation, encoded: { identity } }, incoming, outgoing, secure),
      () => outgoing.destroy(),
    );
    return;
  }
  const { body, headers, secureHeaders } = stored;
  const own = secure ? secureHeaders : headers;
  if (status === 200 && matchesEtag(incoming, etag)) {
    outgoing.writeHead(304, without(bodyHeaders, own)).end();
    return;
  }
  outgoing.writeHead(status, own);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
