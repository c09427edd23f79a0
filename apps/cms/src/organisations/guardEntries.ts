import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  type ContentUid,
  hasDrafts,
  isContent,
  nameOf,
  namesCompany,
  submissionTypes,
  uidOf,
} from '../content/content-types.ts';
import { tenantOfConfiguration } from '../publishing/changes.ts';
import { file } from '../strapi/relations.ts';
import { forbidden } from '../strapi/forbidden.ts';
import { documentIdIn, isRow } from '../strapi/row.ts';
import { isWithin, type Reference, referencesOf, whereOf } from './ownership.ts';
import { currentRights } from './rights.ts';
import type { Rights } from './roles.ts';

const writing: ReadonlySet<string> = new Set([
  'create',
  'update',
  'clone',
  'delete',
  'publish',
  'unpublish',
  'discardDraft',
]);

interface Written {
  documentId?: unknown;
  locale?: unknown;
  data?: Record<string, unknown>;
}

/** Keys of the organisations within which a user reads or writes. */
interface Limits {
  own: readonly string[];
  /** Where what the user writes may be public; `undefined` if it is not, or without a limit. */
  published: readonly string[] | undefined;
}

const companyUid = uidOf('company');

const isSubmission = (uid: ContentUid): boolean => nameOf(uid) in submissionTypes;

/** The organisations whose entries of a type a user reads; `undefined` without a limit. */
function ownOf({ writesFor, receivesFor }: Rights, uid: ContentUid): readonly string[] | undefined {
  if (isSubmission(uid)) return receivesFor;
  // HR, too, reads what organisations are called.
  return uid === companyUid ? writesFor && receivesFor && [...writesFor, ...receivesFor] : writesFor;
}

const ofOthers =
  'Dieser Eintrag gehört zu einem anderen Betrieb. Ändern kann ihn nur dessen Redaktion oder die der Gruppe.';

const ofEditors = 'Veröffentlichen kann nur die Redaktion dieses Betriebs. Sie können Entwürfe speichern.';

/** Throws unless every version of a document is within the limits. A new document has no version yet. */
async function requireOwn(strapi: Core.Strapi, uid: ContentUid, documentId: unknown, { own, published }: Limits) {
  if (!(await isWithin(strapi, uid, { documentId }, own))) throw forbidden(ofOthers);
  if (!(await isWithin(strapi, uid, { documentId }, published))) throw forbidden(ofEditors);
}

/** Throws if a document references what its organisation may not use; earlier references may stay. */
async function requireUsableReferences(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  organisations: readonly string[],
  earlier: readonly Reference[],
): Promise<void> {
  const kept = new Set(earlier.map(({ id }) => id));
  const added = (await referencesOf(strapi, uid, documentId)).filter(({ id }) => !kept.has(id));
  for (const [target, references] of Map.groupBy(added, (reference) => reference.uid)) {
    const ids = { $in: references.map(({ id }) => id) };
    const where = target === file ? { id: ids } : { documentId: ids };
    if (await isWithin(strapi, target, where, organisations, 'usable')) continue;
    throw forbidden(
      target === file
        ? 'Eine der Dateien gehört zu einem anderen Betrieb. Bitte wählen Sie eine Ihres Betriebs oder der Gruppe.'
        : 'Einer der gewählten Einträge gehört zu einem anderen Betrieb. Bitte wählen Sie einen Ihres Betriebs oder der Gruppe.',
    );
  }
}

/** Whether a form names an organisation; Strapi's sends an empty change, too. */
function isChosen({ company }: Record<string, unknown>): boolean {
  return isRow(company) && 'connect' in company ? [company.connect].flat().length > 0 : Boolean(company);
}

/** Gives a new language of an entry the organisation of the others, as Strapi shares no relations between languages. */
async function shareOrganisation(strapi: Core.Strapi, uid: ContentUid, { documentId, locale, data }: Written) {
  if (!data || !locale || isChosen(data)) return;
  const rows: { locale: string; company: { documentId: string } | null }[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate: ['company'] });
  if (rows.some((row) => row.locale === locale)) return;
  data.company = rows.find(({ company }) => company)?.company?.documentId;
}

/** Gives a new entry the organisation of its author, if the author has chosen none. */
async function addOrganisation(strapi: Core.Strapi, data: Record<string, unknown>, { own, published = own }: Limits) {
  if (isChosen(data)) return;
  const [key, ...others] = published;
  if (key === undefined) throw forbidden(ofEditors);
  if (others.length > 0) throw new errors.ValidationError('Bitte wählen, zu welchem Betrieb der Eintrag gehört.');
  const house = await strapi.documents(companyUid).findFirst({ filters: { key } });
  if (!house) throw new errors.ValidationError('Ihr Betrieb ist noch nicht angelegt.');
  data.company = house.documentId;
}

/** Whether an action changes what visitors or employees see: only editors do. */
async function isPublic(strapi: Core.Strapi, uid: ContentUid, { action, params }: Context): Promise<boolean> {
  if (isSubmission(uid) || !writing.has(action)) return false;
  return (
    !hasDrafts(uid) ||
    action === 'publish' ||
    action === 'unpublish' ||
    ('status' in params && params.status === 'published') ||
    (action === 'delete' && (await isPublished(strapi, uid, documentIdIn(params))))
  );
}

async function isPublished(strapi: Core.Strapi, uid: ContentUid, documentId: string | undefined): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/** Throws if a user would take the frame of a website off it: nothing would be left of any page. */
function rejectWithoutFrame(uid: ContentUid): void {
  if (tenantOfConfiguration(uid) === undefined) return;
  throw new errors.ValidationError(
    'Ohne Namen, Navigation und Fusszeile gibt es keine Website. Ändern Sie sie, statt sie von der Website zu nehmen.',
  );
}

type Middleware = Parameters<Core.Strapi['documents']['use']>[0];
type Context = Parameters<Middleware>[0];
type Next = Parameters<Middleware>[1];

/** Reads and writes on behalf of a user who belongs to some organisations only. */
async function within(
  strapi: Core.Strapi,
  limits: Limits,
  uid: ContentUid,
  { action, params }: Context,
  next: Next,
): ReturnType<Middleware> {
  const documentId = documentIdIn(params);
  if (documentId !== undefined) await requireOwn(strapi, uid, documentId, limits);
  if (!writing.has(action)) {
    const filters = 'filters' in params ? params.filters : undefined;
    const own = whereOf(strapi, uid, limits.own);
    if (documentId === undefined) Object.assign(params, { filters: { $and: [filters ?? {}, own] } });
    return next();
  }
  if (action !== 'create' && action !== 'update' && action !== 'clone') return next();
  const earlier = documentId === undefined ? [] : await referencesOf(strapi, uid, documentId);
  if (action === 'create' && namesCompany(uid)) {
    await addOrganisation(strapi, params.data ?? {}, limits);
  }
  // Checked after writing, in a transaction: the input can reference an entry in many ways, the row in one.
  return strapi.db.transaction(async () => {
    const result = await next();
    const written = documentIdIn(result);
    if (written === undefined) return result;
    await requireOwn(strapi, uid, written, limits);
    await requireUsableReferences(strapi, uid, written, limits.own, earlier);
    return result;
  });
}

/**
 * Keeps the users of the admin to the entries of their organisation, whatever way they write or read, and authors to
 * drafts. The permissions of their roles say the same to the admin's forms, but apply neither to what is written nor to
 * every way of reading.
 */
export function guardEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!isContent(uid)) return next();
    const rights = await currentRights(strapi);
    if (!rights) return next();
    if (action === 'unpublish') rejectWithoutFrame(uid);
    if (action === 'update' && namesCompany(uid)) await shareOrganisation(strapi, uid, params);
    const own = ownOf(rights, uid);
    if (!own) return next();
    const published = (await isPublic(strapi, uid, context)) ? rights.publishesFor : undefined;
    return within(strapi, { own, published }, uid, context, next);
  });
}
