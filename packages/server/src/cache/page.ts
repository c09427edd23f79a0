import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, type Representation, represent } from '../http/representation.ts';

const [brotliLater, gzipLater] = [promisify(brotliCompress), promisify(gzip)];

/** Smaller bodies are sent as they are, in bytes. */
const minCompressBytes = 1_000;

/** Quality that takes about a millisecond, and the best there is, for what stays. */
export const quickBrotli = 5;
const bestBrotli = 11;

/** For shared caches in front: as fresh as here, and rather old than none. */
const sharedCaching = 'public, max-age=0, s-maxage=2, stale-while-revalidate=60, stale-if-error=86400';

/** Header by which a page says what content it was made of; CDNs use it too. */
export const tagHeader = 'surrogate-key';

/** A page as it was rendered, and what it was made of. */
export interface Page extends Representation {
  tags: readonly string[];
}

/** @param quality of brotli, from 0 to 11 */
async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliLater(body, { params });
}

function headersOf(response: Response): Record<string, string> {
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  delete headers.vary;
  return { ...headers, 'cache-control': headers['cache-control'] ?? sharedCaching };
}

/** A page of a response; `earlier` where it is the same, so that nothing is encoded twice. */
export async function pageOf(response: Response, earlier?: Page, quality = quickBrotli): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers = headersOf(response);
  const etag = etagOf(JSON.stringify(headers), identity);
  if (earlier?.etag === etag) return earlier;
  const tags = response.headers.get(tagHeader)?.split(' ') ?? [];
  const small = identity.length < minCompressBytes;
  const [br, zipped] = small ? [] : await Promise.all([brotli(identity, quality), gzipLater(identity, { level: 6 })]);
  const bodies = { identity, ...(br && { br }), ...(zipped && { gzip: zipped }) };
  return { ...represent(response.status, headers, bodies, etag), tags };
}

/** Packs a page as small as it can be. Takes about a tenth of a second of another thread. */
export async function recompress({ encoded }: Page): Promise<void> {
  if (!encoded.br) return;
  const body = await brotli(encoded.identity.body, bestBrotli);
  const shorten = (headers: readonly string[]): string[] =>
    headers.map((value, position) => (headers[position - 1] === 'content-length' ? String(body.length) : value));
  const { headers, secureHeaders } = encoded.br;
  encoded.br = { body, headers: shorten(headers), secureHeaders: shorten(secureHeaders) };
}
