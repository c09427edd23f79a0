import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { privateFilesOf } from '../../media/media.ts';
import { isRandomId } from '../../media/randomId.ts';
import { sendFile } from '../../media/sendFile.ts';
import { secret } from '../../environment/secrets.ts';
import type { AdminContext } from '../../strapi/adminContext.ts';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import type { PrivateFile } from './applicationFiles.ts';

const linkLifetimeMs = 60_000;

interface Context extends AdminContext {
  res: { destroy: () => void };
  set: (headers: Record<string, string>) => void;
}

interface Entry {
  folder: string;
  files: PrivateFile[];
}

function signatureOf(folder: string, file: string, expires: number): Buffer {
  // The prefix separates this use of the secret from its other uses.
  const text = ['application-file', folder, file, expires].join('/');
  return createHmac('sha256', secret('ADMIN_JWT_SECRET')).update(text).digest();
}

function isSigned(folder: string, file: string, { expires, signature }: Record<string, unknown>): boolean {
  if (typeof signature !== 'string' || typeof expires !== 'string' || !/^\d{13}$/.test(expires)) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(folder, file, Number(expires));
  return Number(expires) > Date.now() && given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Serves the files of applications: signed links for users who may read the application, and the bytes behind a link.
 */
export const privateFile = ({ strapi }: { strapi: Core.Strapi }) => ({
  async links(ctx: Context): Promise<void> {
    const model = uidOf('application');
    const checker = permissionChecker(strapi, ctx, model);
    const query = checker.cannot.read() ? undefined : await checker.sanitizedQuery.read({});
    const { id = '' } = ctx.params;
    const entry =
      query &&
      (await strapi
        .documents(model)
        .findFirst({ ...query, filters: { $and: [query.filters ?? {}, { documentId: id }] } }));
    ctx.status = entry ? 200 : 404;
    ctx.body = {};
    if (!entry) return;
    const { folder, files }: Entry = await strapi.db.query(model).findOne({ where: { documentId: id } });
    const expires = Date.now() + linkLifetimeMs;
    ctx.body = {
      files: files.map(({ id: file, name, type, bytes }) => {
        const signature = signatureOf(folder, file, expires).toString('base64url');
        return {
          name,
          type,
          bytes,
          url: `/api/application-files/${folder}/${file}?expires=${expires}&signature=${signature}`,
        };
      }),
    };
  },

  async send(ctx: Context): Promise<void> {
    const { folder, file } = ctx.params;
    ctx.status = 404;
    ctx.body = {};
    if (!isRandomId(folder) || !isRandomId(file) || !isSigned(folder, file, ctx.query)) return;
    const entry: Entry | null = await strapi.db.query(uidOf('application')).findOne({ where: { folder } });
    const found = entry?.files.find(({ id }) => id === file);
    const opened = found && (await privateFilesOf(strapi).open(folder, file));
    if (!opened) return;
    ctx.status = 200;
    // As a download: the browser must never render an applicant's file on the admin's origin.
    ctx.set({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name).replaceAll("'", '%27')}`,
      'cache-control': 'no-store',
    });
    sendFile(ctx, opened);
  },
});
