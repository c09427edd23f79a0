/** More than a login needs, in bytes. */
const longest = 8_192;

/** Reads a url-encoded form without files; `null` for anything else, and for one that is too long. */
export async function readSmallForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type) || !request.body) return null;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.body) {
    bytes += piece.byteLength;
    if (bytes > longest) return null;
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}
