import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../strapi/adminContext.ts';
import { currentUser } from '../../strapi/currentUser.ts';
import { whereOf } from '../../organisations/ownership.ts';
import { currentRights } from '../../organisations/rights.ts';
import { file } from '../../strapi/relations.ts';
import { serviceOf } from '../../strapi/services.ts';

/** More are described in several goes. */
const maxPictures = 50;

interface Row {
  id: number;
  name: string;
  url: string;
  formats: { thumbnail?: { url: string } } | null;
  createdAt: string;
  createdBy: { id: number } | null;
}

/** A picture without an alternative text, which is not marked as decorative. */
export interface UndescribedPicture {
  id: number;
  name: string;
  /** Address of a small version, at this service. */
  url: string;
  /** Whether the user has uploaded it, and since when it is there. */
  isOwn: boolean;
  ageMs: number;
}

export interface UndescribedPictures {
  /** Newest first. */
  pictures: UndescribedPicture[];
  /** How many there are in all. */
  total: number;
}

/** What a user may describe: files of the organisations as far as the role changes files, and their own uploads. */
async function describable(strapi: Core.Strapi, { userAbility }: AdminContext['state']): Promise<object[]> {
  const rights = await currentRights(strapi);
  const may = (action: string): boolean =>
    serviceOf(strapi, 'admin::permission').createPermissionsManager({ ability: userAbility, action, model: file })
      .isAllowed;
  return [
    ...(may('plugin::upload.assets.update') ? [whereOf(strapi, file, rights?.organisations)] : []),
    ...(may('plugin::upload.assets.create') ? [{ createdBy: { id: currentUser(strapi)?.id } }] : []),
  ];
}

/** The pictures without an alternative text that a user may describe. */
export async function undescribedPictures(
  strapi: Core.Strapi,
  state: AdminContext['state'],
): Promise<UndescribedPictures> {
  const allowed = await describable(strapi, state);
  if (allowed.length === 0) return { pictures: [], total: 0 };
  const where = {
    $and: [
      { mime: { $startsWith: 'image/' } },
      { $or: [{ alternativeText: { $null: true } }, { alternativeText: '' }] },
      { $or: [{ decorative: { $null: true } }, { decorative: false }] },
      { $or: allowed },
    ],
  };
  const files = strapi.db.query(file);
  const rows: Row[] = await files.findMany({
    where,
    populate: ['createdBy'],
    orderBy: { id: 'desc' },
    limit: maxPictures,
  });
  const userId = currentUser(strapi)?.id;
  const pictures = rows.map(({ id, name, url, formats, createdAt, createdBy }) => ({
    id,
    name,
    url: formats?.thumbnail?.url ?? url,
    isOwn: createdBy !== null && createdBy.id === userId,
    ageMs: Date.now() - Date.parse(createdAt),
  }));
  return { pictures, total: await files.count({ where }) };
}
