import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { currentUser } from '../../strapi/currentUser.ts';
import { currentRights } from '../../organisations/rights.ts';
import { type ContentUid, hasDrafts, isContent, nameOf, titleOf } from '../../content/content-types.ts';
import { formPath } from '../../content/formPath.ts';
import { ownersOf } from '../../organisations/ownership.ts';
import { tenantOf } from '../../environment/tenants.ts';
import { versionedType } from '../history/entryContent.ts';
import { readableIds } from '../history/readableEntry.ts';
import { file } from '../../strapi/relations.ts';
import { referencingEntries } from '../../publishing/referencingEntries.ts';
import type { Context } from '../../strapi/context.ts';

/** More would not be read. */
const maxNamed = 5;

interface FileUse {
  /** German name of the type. */
  type: string;
  title: string;
  house: string;
  /** Whether visitors see the file there; otherwise only the draft uses it. */
  live: boolean;
  path: string;
}

export interface FileUses {
  uses: FileUse[];
  /** How many entries use the file that the user may not read. */
  others: number;
}

interface EntryRow {
  documentId: string;
  publishedAt?: string | null;
  locale?: string | null;
  [field: string]: unknown;
}

async function entryUse(strapi: Core.Strapi, uid: ContentUid, rows: readonly EntryRow[]): Promise<FileUse> {
  const [first] = rows;
  const type = versionedType(uid);
  const [owner] = await ownersOf(strapi, uid, first?.documentId);
  return {
    type: type?.info.displayName ?? '',
    title: (first && titleOf(uid, first)) ?? '',
    house: tenantOf(owner)?.name ?? '',
    live: rows.some(({ publishedAt }) => publishedAt) || !hasDrafts(uid),
    path: formPath(nameOf(uid), first?.documentId ?? '', first?.locale),
  };
}

export async function usesOfFile(strapi: Core.Strapi, state: Context['state'], id: number): Promise<FileUses> {
  const found: FileUses = { uses: [], others: 0 };
  const holders = await referencingEntries(strapi, { uid: file, ids: [id] });
  for (const [uid, sameType] of Map.groupBy(holders, (holder) => holder.uid)) {
    if (!isContent(uid)) continue;
    const rows: EntryRow[] = await strapi.db
      .query(uid)
      .findMany({ where: { id: { $in: sameType.flatMap((holder) => holder.ids) } } });
    const entries = Map.groupBy(rows, ({ documentId }) => documentId);
    const readable = await readableIds(strapi, state, uid, [...entries.keys()]);
    for (const [entryId, ofEntry] of entries) {
      if (readable.has(entryId)) found.uses.push(await entryUse(strapi, uid, ofEntry));
      else found.others++;
    }
  }
  return found;
}

/** Throws if an entry uses a file, and names the entries that the current user of the admin may read. */
export async function requireUnused(strapi: Core.Strapi, id: number): Promise<void> {
  const state = strapi.requestContext.get()?.state;
  if (!state || !currentUser(strapi)) return;
  const { uses, others } = await usesOfFile(strapi, state, id);
  if (uses.length + others === 0) return;
  const named = uses
    .slice(0, maxNamed)
    .map(({ title, type, house, live }) => `«${title || house}» (${type}, ${house}, ${live ? 'live' : 'Entwurf'})`);
  const more = uses.length - named.length + others;
  const rest = more === 0 ? '' : ` und ${more === 1 ? 'einem weiteren Eintrag' : `${more} weiteren Einträgen`}`;
  const list = named.length > 0 ? named.join(', ') + rest : rest.slice(' und '.length);
  throw new errors.ValidationError(
    `Noch verwendet von ${list}. Bitte die Datei zuerst dort entfernen oder durch eine andere ersetzen.`,
  );
}

/** Throws if the current user belongs to some organisations only, and entries of others use a file. */
export async function requireUnusedByOthers(strapi: Core.Strapi, id: number): Promise<void> {
  const state = strapi.requestContext.get()?.state;
  if (!state || !(await currentRights(strapi))?.writesFor) return;
  const { others } = await usesOfFile(strapi, state, id);
  if (others === 0) return;
  throw new errors.ValidationError(
    `Diese Datei verwenden auch andere Betriebe, in ${others === 1 ? 'einem Eintrag' : `${others} Einträgen`}. ` +
      'Bitte laden Sie eine eigene hoch, oder fragen Sie die Redaktion der Gruppe.',
  );
}
