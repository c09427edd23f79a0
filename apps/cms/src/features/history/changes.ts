import type { Core } from '@strapi/strapi';
import type { PermissionChecker } from '../../strapi/permissionChecker.ts';
import { type Content, readableFields } from './entryContent.ts';

export interface Change {
  label: string;
  before: string;
  now: string;
}

/** The fields that differ, without those that the user may not read. */
export async function changesBetween(
  strapi: Core.Strapi,
  uid: string,
  { cannot }: { cannot: Pick<PermissionChecker['cannot'], 'read'> },
  before: Content,
  now: Content,
): Promise<Change[]> {
  const current = await readableFields(strapi, uid, now);
  const former = await readableFields(strapi, uid, before);
  return former.flatMap(({ permissions, name, label, text }) => {
    const other = current.find((field) => field.name === name)?.text ?? '';
    const isHidden = permissions.every((field) => cannot.read(undefined, field));
    return isHidden || other === text ? [] : [{ label, before: text, now: other }];
  });
}
