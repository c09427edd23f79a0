import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, inflate, type Representation, represent } from '../http/representation.ts';

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Smaller bodies are sent uncompressed. */
const minCompressBytes = 1_000;

/** The quick quality takes about a millisecond per page; the best one is for pages that are asked for again. */
export const quickBrotli = 6;
const bestBrotli = 11;

/**
 * A CDN in front revalidates as often as this cache does, and serves a stale page rather than an error. Only CDNs may serve it
 * while they revalidate (RFC 9213): Firefox and Safari would show their own copy, of which a change or a preview is no part.
 */
const sharedCaching = {
  'cache-control': 'public, max-age=0, s-maxage=2, stale-if-error=86400',
  'cdn-cache-control': 'public, max-age=2, stale-while-revalidate=60, stale-if-error=86400',
};

/** Response header with the content tags of a page; CDNs purge by it too. */
export const tagHeader = 'surrogate-key';

/** A rendered page with the tags of the content that it shows. */
export interface Page extends Representation {
  tags: readonly string[];
  /** Whether it has been given to {@link recompress}. */
  recompressed?: boolean;
}

/** Of brotli's window, which need not be larger than what it sees: RFC 7932, section 9.1. */
const { BROTLI_MIN_WINDOW_BITS: minWindowBits, BROTLI_MAX_WINDOW_BITS: maxWindowBits } = constants;

/**
 * A body in memory of its own. Node cuts small buffers from blocks of 64 kB, each of which stays as long as one of its
 * buffers: pages in a cache would take three times their size.
 */
function ownMemory(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/** @param quality from 0 to 11 */
async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default of 4 MB takes longer to prepare than a page takes to compress.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(minWindowBits, Math.ceil(Math.log2(body.length + 1))),
      maxWindowBits,
    ),
  };
  return ownMemory(await brotliAsync(body, { params }));
}

function headersOf(response: Response): Record<string, string> {
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  delete headers.vary;
  return headers['cache-control'] === undefined ? { ...headers, ...sharedCaching } : headers;
}

/** Encodes a response as a page. Returns `earlier` where its entity tag is the same, so that nothing is encoded twice. */
export async function pageOf(response: Response, earlier?: Page, quality = quickBrotli): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers = headersOf(response);
  const etag = etagOf(JSON.stringify([response.status, headers]), identity);
  if (earlier?.etag === etag) return earlier;
  const tags = response.headers.get(tagHeader)?.split(' ') ?? [];
  const small = identity.length < minCompressBytes;
  const [br, gzipped] = small ? [] : await Promise.all([brotli(identity, quality), gzipAsync(identity, { level: 6 })]);
  const bodies = { identity, ...(br && { br }), ...(gzipped && { gzip: ownMemory(gzipped) }) };
  return { ...represent(response.status, headers, bodies, etag), tags };
}

/** Replaces the quick brotli encoding with the best one, also of a compact page: about 100 ms on a thread of libuv's pool. */
export async function recompress(page: Page): Promise<void> {
  const { encoded } = page;
  page.recompressed = true;
  if (!encoded.br) return;
  const body = await brotli(encoded.identity?.body ?? (await inflate(encoded.br.body)), bestBrotli);
  const withNewLength = (headers: readonly string[]): string[] =>
    headers.map((value, position) => (headers[position - 1] === 'content-length' ? String(body.length) : value));
  const { headers, secureHeaders } = encoded.br;
  encoded.br = { body, headers: withNewLength(headers), secureHeaders: withNewLength(secureHeaders) };
}

/** The page compressed by brotli alone, in about a sixth of the memory. */
export function compact(page: Page): Page {
  const { br } = page.encoded;
  return br ? { ...page, encoded: { br } } : page;
}
