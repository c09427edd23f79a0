import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type PermissionChecker, permissionChecker, readableDocuments } from '../../strapi/permissionChecker.ts';
import { type ContentUid, uidOf } from '../../content/content-types.ts';
import { versionedType } from './entryContent.ts';
import { type Row, rowsOf } from './versions.ts';
import type { Context } from '../../strapi/context.ts';

export interface Readable {
  uid: ContentUid;
  checker: PermissionChecker;
  rows: Row[];
}

export async function readableIds(
  strapi: Core.Strapi,
  state: Context['state'],
  uid: ContentUid,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const filters = { documentId: { $in: [...ids] } };
  const found = await readableDocuments(strapi, { state }, uid, { filters, locale: '*' });
  return new Set(found?.map(({ documentId }) => documentId));
}

/** The entry of a request. Throws 404 unless it has a history and the user may read it. */
export async function readableEntry(strapi: Core.Strapi, ctx: Context): Promise<Readable> {
  const { type = '', id = '' } = ctx.params;
  const uid = uidOf(type);
  if (!versionedType(uid) || !(await readableIds(strapi, ctx.state, uid, [id])).has(id))
    throw new errors.NotFoundError();
  return { uid, checker: permissionChecker(strapi, ctx, uid), rows: await rowsOf(strapi, uid, id) };
}
