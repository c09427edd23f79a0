/** More than a login needs, in bytes. */
const longest = 8_192;

/** A login that takes longer to arrive, in milliseconds, holds a connection and nothing else. */
const longestWay = 15_000;

/** Reads a url-encoded form without files; `null` for anything else, and for one that is too long or too slow. */
export async function readSmallForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type) || !request.body) return null;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const arriving = request.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), {
    signal: AbortSignal.timeout(longestWay),
  });
  try {
    for await (const piece of arriving) {
      bytes += piece.byteLength;
      if (bytes > longest) return null;
      pieces.push(piece);
    }
  } catch {
    return null;
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}
