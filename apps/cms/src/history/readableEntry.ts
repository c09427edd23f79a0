import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../access/adminContext.ts';
import type { ContentUid } from '../access/ownership.ts';
import { type PermissionChecker, permissionChecker } from '../access/permissionChecker.ts';
import { uidOf } from '../content/content-types.ts';
import { versionedType } from './entryContent.ts';
import { type Row, rowsOf } from './versions.ts';

/** An entry that a user may read. */
export interface Readable {
  uid: ContentUid;
  checker: PermissionChecker;
  rows: Row[];
}

/** The entry of a request, if it has a history and the user may read it; otherwise the response is a 404. */
export async function readableEntry(strapi: Core.Strapi, ctx: AdminContext): Promise<Readable | undefined> {
  const { type = '', id = '' } = ctx.params;
  const uid = uidOf(type);
  ctx.status = 404;
  ctx.body = {};
  if (!versionedType(uid)) return undefined;
  const checker = permissionChecker(strapi, ctx, uid);
  if (checker.cannot.read()) return undefined;
  const { filters = {} } = await checker.sanitizedQuery.read({});
  const found: object[] = await strapi.documents(uid).findMany({
    filters: { $and: [filters, { documentId: id }] },
    locale: '*',
  });
  if (found.length === 0) return undefined;
  ctx.status = 200;
  return { uid, checker, rows: await rowsOf(strapi, uid, id) };
}
