import type { ContentChange } from '@group/content-client/contract/changes';
import type { Core } from '@strapi/strapi';
import { publicTypes, uidOf } from '../content/content-types.ts';
import { changesBetween, changesOf, isPublic, type Seen, tenantOfConfiguration } from './changes.ts';
import type { SiteHook } from './siteHook.ts';
import { file, referencingEntries } from './referencingEntries.ts';

interface Row {
  id: number;
  documentId: string;
  locale?: string | null;
  path?: string;
  key?: string;
  company?: { key: string } | null;
}

const schemas: ReadonlyMap<string, (typeof publicTypes)[string]> = new Map(
  Object.entries(publicTypes).map(([name, schema]) => [uidOf(name), schema]),
);

/** The rows that visitors see, of those that a condition fits. */
async function published(strapi: Core.Strapi, uid: string, where: object): Promise<Row[]> {
  const schema = schemas.get(uid);
  if (!schema) return [];
  const visible = schema.options.draftAndPublish ? { publishedAt: { $notNull: true } } : {};
  const populate = 'company' in schema.attributes ? ['company'] : [];
  const rows: Row[] = await strapi.db
    .query(uidOf(schema.info.singularName))
    .findMany({ where: { ...where, ...visible }, populate });
  return rows;
}

function seenOf(uid: string, { documentId, locale = null, path, key, company }: Row): Seen {
  return { uid, documentId, tenant: tenantOfConfiguration(uid) ?? company?.key ?? key ?? '', locale, path };
}

/** What changes on pages that show these rows of a file, or of an entry that others show. */
async function changesAround(strapi: Core.Strapi, uid: string, ids: readonly number[]): Promise<ContentChange[]> {
  const holders = await referencingEntries(strapi, { uid, ids });
  const changes = holders.map(async (holder) => {
    const rows = await published(strapi, holder.uid, { id: { $in: holder.ids } });
    return rows.flatMap((row) => changesOf(seenOf(holder.uid, row)));
  });
  return (await Promise.all(changes)).flat();
}

interface Picture {
  seen: Seen[];
  around: ContentChange[];
}

const nothing: Picture = { seen: [], around: [] };

/** A document and its surroundings, as visitors see them at this moment. */
async function picture(strapi: Core.Strapi, uid: string, documentId: unknown): Promise<Picture> {
  if (typeof documentId !== 'string') return nothing;
  const rows = await published(strapi, uid, { documentId });
  const ids = rows.map(({ id }) => id);
  // Everything of an organisation changes with it, and is named by its type.
  const around = uid === uidOf('company') ? [] : await changesAround(strapi, uid, ids);
  return { seen: rows.map((row) => seenOf(uid, row)), around };
}

/** Whether an action can change what visitors see. Drafts are written without anybody noticing. */
function isSeen(uid: string, action: string, params: object): boolean {
  if (['delete', 'publish', 'unpublish'].includes(action)) return true;
  if (!['create', 'update', 'clone'].includes(action)) return false;
  const hasDrafts = schemas.get(uid)?.options.draftAndPublish ?? false;
  return !hasDrafts || ('status' in params && params.status === 'published');
}

/** Tells the websites of every change that visitors can see. Whoever saves neither waits for them nor fails with them. */
export function trackChanges(strapi: Core.Strapi, hook: SiteHook): void {
  /** Whatever goes wrong here is no reason for saving to fail. */
  const failed =
    <T>(instead: T) =>
    (error: unknown): T => {
      strapi.log.warn(`websites may not hear of a change: ${String(error)}`);
      return instead;
    };
  const onceSaved = (work: () => Promise<void>): void => {
    void strapi.db.transaction(({ onCommit }) => onCommit(() => void work().catch(failed(undefined))));
  };

  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context;
    if (!isPublic(uid) || !isSeen(uid, action, params)) return next();
    const given = 'documentId' in params ? params.documentId : undefined;
    const before = await picture(strapi, uid, given).catch(failed(nothing));
    const result = await next();
    const made: unknown = typeof result === 'object' && result && 'documentId' in result && result.documentId;
    onceSaved(async () => {
      const after = await picture(strapi, uid, given ?? made);
      hook.notify([...changesBetween(before.seen, after.seen), ...before.around, ...after.around]);
    });
    return result;
  });

  // A picture that is replaced, described or deleted, by whichever way.
  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeDelete({ params }) {
      const id: unknown = params.where?.id;
      const changes = typeof id === 'number' ? await changesAround(strapi, file, [id]).catch(failed([])) : [];
      onceSaved(async () => hook.notify(changes));
    },
    async afterUpdate({ result }) {
      const id: unknown = typeof result === 'object' && result && 'id' in result && result.id;
      if (typeof id === 'number') onceSaved(async () => hook.notify(await changesAround(strapi, file, [id])));
    },
  });
}
