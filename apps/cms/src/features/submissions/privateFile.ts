import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { privateFilesOf } from '../../media/media.ts';
import { sendDownload } from '../../media/sendFile.ts';
import { secret } from '../../environment/secrets.ts';
import { readableDocuments } from '../../strapi/permissionChecker.ts';
import type { PrivateFile } from './applicationFiles.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';

const linkLifetimeMs = 60_000;

interface Entry {
  folder: string;
  files: PrivateFile[];
}

const entryOf = (strapi: Core.Strapi, documentId: string): Promise<Entry | null> =>
  strapi.db.query(uidOf('application')).findOne({ where: { documentId } });

/**
 * A link names the application and the position of the file: the names in storage are the same for all houses that got the
 * application.
 */
function signatureOf(application: string, position: string, expires: number): Buffer {
  // The prefix separates this use of the secret from its other uses.
  const text = ['application-file', application, position, expires].join('/');
  return createHmac('sha256', secret('ADMIN_JWT_SECRET')).update(text).digest();
}

function isSigned(application: string, position: string, { expires, signature }: Record<string, unknown>): boolean {
  if (typeof signature !== 'string' || typeof expires !== 'string' || !/^\d{13}$/.test(expires)) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(application, position, Number(expires));
  return Number(expires) > Date.now() && given.length === expected.length && timingSafeEqual(given, expected);
}

export async function linksToFiles(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id = '' } = ctx.params;
  const readable = await readableDocuments(strapi, ctx, uidOf('application'), { filters: { documentId: id } });
  const entry = readable?.length ? await entryOf(strapi, id) : null;
  if (!entry) return answer(ctx, 404);
  const expires = Date.now() + linkLifetimeMs;
  const files = entry.files.map(({ name, type, bytes }, position) => {
    const signature = signatureOf(id, String(position), expires).toString('base64url');
    const url = `/api/application-files/${id}/${position}?expires=${expires}&signature=${signature}`;
    return { name, type, bytes, url };
  });
  answer(ctx, 200, { files });
}

export async function sendLinkedFile(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id = '', position = '' } = ctx.params;
  answer(ctx, 404);
  if (!isSigned(id, position, ctx.query)) return;
  const entry = await entryOf(strapi, id);
  const found = entry?.files[Number(position)];
  const opened = entry && found && (await privateFilesOf(strapi).open(entry.folder, found.id));
  if (!opened) return;
  ctx.status = 200;
  // As a download: the browser must never render an applicant's file on the admin's origin.
  sendDownload(ctx, opened, { name: found.name, type: 'application/octet-stream' });
}
