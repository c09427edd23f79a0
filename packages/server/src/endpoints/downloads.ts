import { callService } from '@group/content-client/gateway/callService';
import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';

/** Downloads are documents for reading at home, not archives. */
const defaultMaxBytes = 25 * 1024 * 1024;

const pdfSignature = Buffer.from('%PDF-');

/** Reads a body whose `content-length` may be missing or wrong; `undefined` if it exceeds the limit. */
async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Fetches a PDF from the content service. Resolves with `undefined` if the file does not exist, is too large or is not a
 * PDF. Rejects while the content service is down.
 * @param name matches `downloadNamePattern`
 */
export async function fetchDownload(
  { url }: ContentServiceAccess,
  name: string,
  maxBytes = defaultMaxBytes,
): Promise<Buffer | undefined> {
  const response = await callService('download', new URL(`/uploads/${name}`, url), { redirect: 'error' });
  const isPdf = response.headers.get('content-type')?.split(';')[0]?.trim() === 'application/pdf';
  if (!response.ok || !isPdf || !response.body) {
    await response.body?.cancel();
    if (response.ok || response.status === 404) return undefined;
    throw new Error(`the content service answered ${response.status} for a document`);
  }
  const bytes = await readAtMost(response.body, maxBytes);
  return bytes?.subarray(0, pdfSignature.length).equals(pdfSignature) ? bytes : undefined;
}
