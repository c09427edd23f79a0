import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { tenants } from '../../environment/tenants.ts';
import { isContent } from '../../content/content-types.ts';
import { ownersOf, whereOf } from '../../organisations/ownership.ts';
import { currentRights } from '../../organisations/rights.ts';
import { holding } from '../../organisations/roles.ts';
import { allowsFile } from '../../strapi/permissionChecker.ts';
import { file } from '../../strapi/relations.ts';
import { textOf } from '../../strapi/row.ts';
import { maxFiles } from './maxFiles.ts';
import type { Context } from '../../strapi/context.ts';

export interface ShownFile {
  id: number;
  name: string;
  /** Address at this service. */
  url: string;
  mime: string;
  alternativeText: string | null;
  /** Empty for visitors. */
  decorative?: boolean | null;
  /** In percent of the width and the height. */
  focalPoint: { x: number; y: number } | null;
  formats: { thumbnail?: { url: string } } | null;
}

/** Files of the same owner, newest first. */
export interface FileSection {
  title: string;
  files: ShownFile[];
  total: number;
}

const shownFields = ['id', 'name', 'url', 'mime', 'alternativeText', 'decorative', 'focalPoint', 'formats'] as const;

/** Files of each section, unless more are asked for. */
const defaultLimit = 48;

const isPicture = { mime: { $startsWith: 'image/' } };

const withoutText = {
  $and: [
    isPicture,
    { $or: [{ alternativeText: { $null: true } }, { alternativeText: '' }] },
    { $or: [{ decorative: { $null: true } }, { decorative: false }] },
  ],
};

function matching({ kind, search, undescribed }: Context['query']): object[] {
  const pattern = { $containsi: textOf(search) };
  return [
    ...(kind === 'images' ? [isPicture] : []),
    ...(kind === 'files' ? [{ $not: isPicture }] : []),
    ...(textOf(search) ? [{ $or: [{ name: pattern }, { alternativeText: pattern }] }] : []),
    ...(undescribed === 'true' ? [withoutText] : []),
  ];
}

/** Key of the organisation of the entry that a query names by `type` and `id`; `undefined` if it names none that has one. */
export async function ownerIn(strapi: Core.Strapi, query: Context['query']): Promise<string | undefined> {
  const type = textOf(query.type);
  const [owner] = isContent(type) ? await ownersOf(strapi, type, textOf(query.id)) : [];
  return owner ?? undefined;
}

/**
 * The files that a user may use: those of the entry's organisation first, or of the user's, then those that all share.
 * Empty for those who may not see the library.
 * @param query `kind` (`images` or `files`), `search`, `undescribed`, `limit`, and the entry by `type` and `id`
 */
export async function libraryFiles(strapi: Core.Strapi, { query, state }: Context): Promise<FileSection[]> {
  if (!allowsFile(strapi, state, 'read')) return [];
  const limit = Number(query.limit ?? defaultLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxFiles) throw new errors.ValidationError('Ungültige Anzahl.');
  const organisations = (await currentRights(strapi))?.writesFor;
  const owner = await ownerIn(strapi, query);
  const own = owner ? [owner] : (organisations ?? []);
  const ownNames = tenants.flatMap(({ key, name }) => (own.includes(key) ? [name] : []));
  const shared = { $or: [{ tenant: { $null: true } }, ...(own.includes(holding) ? [] : [{ tenant: holding }])] };
  const sections = [
    { title: ownNames.join(', '), whose: { tenant: { $in: own } } },
    { title: 'Für alle Betriebe', whose: shared },
    { title: 'Von anderen Betrieben', whose: { tenant: { $notNull: true, $notIn: [...own, holding] } } },
  ];
  const usable = [whereOf(strapi, file, organisations, 'usable'), ...matching(query)];
  const found = await Promise.all(
    sections.map(async ({ title, whose }): Promise<FileSection> => {
      const where = { $and: [whose, ...usable] };
      const files = strapi.db.query(file);
      const [rows, total] = await Promise.all([
        files.findMany({ where, select: [...shownFields], orderBy: { id: 'desc' }, limit }),
        files.count({ where }),
      ]);
      return { title, files: rows, total };
    }),
  );
  return found.filter(({ total }) => total > 0);
}
