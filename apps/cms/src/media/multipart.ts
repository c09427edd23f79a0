import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { incomingDirectory } from '../environment/directories.ts';
import type { Context, UploadedFile } from '../strapi/context.ts';

/** On routes that accept files, it runs after their token was checked: otherwise any client could fill the disk. */
export const multipartName = 'plugin::content.multipart';

interface Part {
  originalFilename: string | null;
  position?: number;
}

interface MultipartRequest {
  body?: Record<string, unknown>;
  files?: Record<string, Part | Part[]>;
}

let nextPosition = 0;

/** The parser lists parts in the order in which they end, so the smallest comes first: they are numbered as they begin. */
function numberPart(_field: string, part: Part): void {
  part.position = nextPosition++;
}

/** The files of a request, in the order in which the client sent them. */
export const uploadedFiles = ({ request: { files } }: Context): UploadedFile[] =>
  [files?.files ?? []].flat().toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));

const decode = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

const decodeText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(decodeText) : typeof value === 'string' ? decode(value) : value;

/**
 * Decodes fields and file names. The parser decodes a file name in pieces, as they arrive, which damages a letter that
 * the network has split; so it hands on bytes (`encoding: 'binary'`), which are whole here.
 */
function decodeTexts({ body = {}, files = {} }: MultipartRequest): void {
  for (const [name, value] of Object.entries(body)) body[name] = decodeText(value);
  for (const part of Object.values(files).flat()) part.originalFilename &&= decode(part.originalFilename);
}

/**
 * Reads a multipart body. Its files go to a folder of the request that only this service's user can open, not to the shared
 * temporary directory. In the end the folder is removed with all that the route has left; a file that the parser was
 * about to create when the request was aborted then has no place to appear.
 */
const middleware: Core.MiddlewareFactory = (_config, { strapi }) => {
  const body = strapi.middleware('strapi::body');
  return async (ctx, next) => {
    if (!ctx.is('multipart')) {
      await next();
      return;
    }
    const uploadDir = join(incomingDirectory, randomUUID());
    await mkdir(uploadDir);
    const formidable = { uploadDir, onFileBegin: numberPart, encoding: 'binary' };
    try {
      // The client may break off while its token is checked. The parser, which listens only from now on, would wait for ever.
      if (ctx.req.destroyed) {
        ctx.status = 400;
        return;
      }
      await body({ formidable }, { strapi })?.(ctx, async () => {
        decodeTexts(ctx.request);
        await next();
      });
    } finally {
      // The parser may add a file meanwhile.
      await rm(uploadDir, { recursive: true, force: true, maxRetries: 3 });
    }
  };
};

export default middleware;
