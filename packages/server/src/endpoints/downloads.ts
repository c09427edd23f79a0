import { callService } from '@group/content-client/gateway/callService';
import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';

/** Larger files are refused, in bytes: these are documents to be read at home, not archives. */
const largestDownload = 25 * 1024 * 1024;

/** How every PDF begins. */
const signature = Buffer.from('%PDF-');

/** Reads no further than the limit, whatever the service says about the size. */
async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * A document of the content service. `undefined` where it has none of this name, and for whatever is no PDF or too
 * large. Throws while the service is down.
 * @param name one that matches `downloadNamePattern`
 * @param limit in bytes
 */
export async function fetchDownload(
  { url }: ContentServiceAccess,
  name: string,
  limit = largestDownload,
): Promise<Buffer | undefined> {
  const response = await callService('download', new URL(`/uploads/${name}`, url), { redirect: 'error' });
  const isPdf = response.headers.get('content-type')?.split(';')[0]?.trim() === 'application/pdf';
  if (!response.ok || !isPdf || !response.body) {
    await response.body?.cancel();
    if (response.ok || response.status === 404) return undefined;
    throw new Error(`the content service answered ${response.status} for a document`);
  }
  const bytes = await readAtMost(response.body, limit);
  return bytes?.subarray(0, signature.length).equals(signature) ? bytes : undefined;
}
