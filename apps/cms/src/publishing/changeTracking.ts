import type { ContentChange } from '@group/content-client/contract/changes';
import type { Core } from '@strapi/strapi';
import { namesCompany, uidOf } from '../content/content-types.ts';
import { isPublicAction, published } from '../content/published.ts';
import { changesBetween, changesOf, isPublic, type VisibleEntry, tenantOfConfiguration } from './changes.ts';
import type { SiteHook } from './siteHook.ts';
import { file } from '../strapi/relations.ts';
import { referencingEntries } from './referencingEntries.ts';
import { documentIdIn, idIn } from '../strapi/row.ts';

interface Row {
  id: number;
  documentId: string;
  locale?: string | null;
  path?: string;
  key?: string;
  company?: { key: string } | null;
}

async function publishedRows(strapi: Core.Strapi, uid: string, where: object): Promise<Row[]> {
  if (!isPublic(uid)) return [];
  const populate = namesCompany(uid) ? ['company'] : [];
  const rows: Row[] = await strapi.db.query(uid).findMany({ where: { ...where, ...published(uid) }, populate });
  return rows;
}

function visibleEntryOf(uid: string, { documentId, locale = null, path, key, company }: Row): VisibleEntry {
  // A submission has a key of its own, which names no organisation.
  const owner = company === undefined ? key : company?.key;
  return { uid, documentId, tenant: tenantOfConfiguration(uid) ?? owner ?? '', locale, path };
}

/** Changes to entries that reference these rows, so that their pages are refreshed too. */
async function referencingChanges(strapi: Core.Strapi, uid: string, ids: readonly number[]): Promise<ContentChange[]> {
  const holders = await referencingEntries(strapi, { uid, ids });
  const changes = holders.map(async (holder) => {
    const rows = await publishedRows(strapi, holder.uid, { id: { $in: holder.ids } });
    return rows.flatMap((row) => changesOf(visibleEntryOf(holder.uid, row)));
  });
  return (await Promise.all(changes)).flat();
}

interface Snapshot {
  entries: VisibleEntry[];
  referencing: ContentChange[];
}

const emptySnapshot: Snapshot = { entries: [], referencing: [] };

/** A document, and the entries that reference it, as visitors see them now. */
async function takeSnapshot(strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<Snapshot> {
  if (documentId === undefined) return emptySnapshot;
  const rows = await publishedRows(strapi, uid, { documentId });
  const ids = rows.map(({ id }) => id);
  // A change of an organisation already covers every type of its content: see changesOf.
  const referencing = uid === uidOf('company') ? [] : await referencingChanges(strapi, uid, ids);
  return { entries: rows.map((row) => visibleEntryOf(uid, row)), referencing };
}

/** Notifies the websites of every change that visitors can see. Saving neither waits for them nor fails with them. */
export function trackChanges(strapi: Core.Strapi, hook: SiteHook): void {
  /** Logs an error and continues with a fallback, because saving must not fail here. */
  const orFallback =
    <T>(fallback: T) =>
    (error: unknown): T => {
      strapi.log.warn(`websites may miss a change: ${String(error)}`);
      return fallback;
    };
  const afterSaving = (work: () => Promise<void>): void => {
    const follow = (): void => void work().catch(orFallback(undefined));
    strapi.db.transaction(({ onCommit }) => onCommit(follow)).catch(orFallback(undefined));
  };

  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context;
    if (!isPublic(uid) || !isPublicAction(uid, action, params)) return next();
    const given = documentIdIn(params);
    const before = await takeSnapshot(strapi, uid, given).catch(orFallback(emptySnapshot));
    const result = await next();
    afterSaving(async () => {
      const after = await takeSnapshot(strapi, uid, given ?? documentIdIn(result));
      hook.notify([...changesBetween(before.entries, after.entries), ...before.referencing, ...after.referencing]);
    });
    return result;
  });

  // Pictures: covers replacing, describing and deleting one, through any API.
  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeDelete({ params }) {
      const id = idIn(params.where);
      const changes = id !== undefined ? await referencingChanges(strapi, file, [id]).catch(orFallback([])) : [];
      afterSaving(async () => hook.notify(changes));
    },
    async afterUpdate({ result }) {
      const id = idIn(result);
      if (id !== undefined) afterSaving(async () => hook.notify(await referencingChanges(strapi, file, [id])));
    },
  });
}
