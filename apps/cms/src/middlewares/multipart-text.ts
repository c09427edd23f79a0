interface Part {
  originalFilename: string | null;
}

interface Context {
  is(type: string): string | false | null;
  request: { body?: Record<string, unknown>; files?: Record<string, Part | Part[]> };
}

const decode = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

const decodeText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(decodeText) : typeof value === 'string' ? decode(value) : value;

/**
 * Decodes the fields and file names of a multipart request. The parser decodes a file name in pieces, as they arrive, which
 * damages a letter that the network has split; so it hands on bytes (`encoding: 'binary'`), which are whole here.
 */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const { body = {}, files = {} } = ctx.request;
    if (ctx.is('multipart')) {
      for (const [name, value] of Object.entries(body)) body[name] = decodeText(value);
      for (const part of Object.values(files).flat()) part.originalFilename &&= decode(part.originalFilename);
    }
    await next();
  };
