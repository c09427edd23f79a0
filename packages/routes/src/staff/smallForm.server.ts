import { data } from 'react-router';

/** Ample for a login. */
const maxBytes = 8_192;

/** A slower request only holds a connection. */
const readTimeoutMs = 15_000;

/** Reads the fields of a form; `null` for anything else, and for a body that is too large or too slow. */
export async function readSmallForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) || !request.body) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body = request.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), {
    signal: AbortSignal.timeout(readTimeoutMs),
  });
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return null;
      chunks.push(chunk);
    }
    const fields = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    return new URLSearchParams(
      [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return null;
  }
}

/**
 * Answers a form.
 * @param wait until another attempt makes sense, in seconds
 */
export const answered = <Answer>(answer: Answer, status: number, wait = 0) =>
  data(answer, { status, headers: new Headers(wait ? { 'retry-after': String(wait) } : []) });
