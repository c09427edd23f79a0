import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { endOfSwissDay, swissLocalTime } from '@group/content-client/contract/swissTime';
import { attributesOf } from '../strapi/attributes.ts';
import { isCheckedAlready } from './checkedTogether.ts';
import { hasDrafts, isContent, uidOf } from './content-types.ts';
import { normaliseFields } from './normaliseFields.ts';
import { rejectRedirectLoop } from './redirectRules.ts';
import { fillCopy, fillSlug } from './slugs.ts';
import { documentIdIn } from '../strapi/row.ts';

type Data = Record<string, unknown>;

const job = uidOf('job');

/** Websites filter by towns, and a copied one may have no-break spaces. */
function writePlainSpaces(data: Data, name: 'workplace' | 'city'): void {
  const { [name]: town } = data;
  if (typeof town === 'string') data[name] = town.replaceAll(/\s+/g, ' ');
}

const writingRules: Readonly<Record<string, (data: Data) => void>> = {
  [job]: (data) => {
    writePlainSpaces(data, 'workplace');
    requireOrder(data, 'pensumMin', 'pensumMax', 'Das Pensum «ab» ist grösser als das Pensum «bis».');
    requireOrder(data, 'payFrom', 'payTo', 'Der Lohn «ab» ist höher als der Lohn «bis».');
    requireOrder(data, 'publishFrom', 'publishUntil', 'Das Ende der Ausschreibung liegt vor ihrem Anfang.');
  },
  [uidOf('event')]: (data) => {
    requireOrder(data, 'startsAt', 'endsAt', 'Die Veranstaltung endet, bevor sie beginnt.');
    requireOrder(data, 'publishFrom', 'publishUntil', '«Sichtbar bis» liegt vor «Sichtbar ab».');
  },
  [uidOf('article')]: (data) => {
    requireOrder(data, 'publishFrom', 'publishUntil', '«Sichtbar bis» liegt vor «Sichtbar ab».');
  },
  [uidOf('availability')]: (data) => {
    data.statedAt = new Date().toISOString();
  },
  [uidOf('visit-slot')]: (data) => {
    const { startsAt, repeatsUntil } = data;
    const beginning = comparable(startsAt);
    if (!beginning) return;
    // What the form makes of a day alone.
    if (swissLocalTime(beginning).endsWith('T00:00'))
      throw new errors.ValidationError('Beginn: Bitte auch die Uhrzeit schreiben.');
    if (typeof repeatsUntil !== 'string') return;
    const lastDay = { startsAt, until: endOfSwissDay(repeatsUntil) };
    requireOrder(lastDay, 'startsAt', 'until', '«Jede Woche bis» liegt vor dem Beginn.');
  },
  [uidOf('house')]: (data) => {
    writePlainSpaces(data, 'city');
    const { latitude, longitude } = data;
    const given = [latitude, longitude].filter((degrees) => typeof degrees === 'number');
    if (given.length === 1) throw new errors.ValidationError('Breitengrad und Längengrad gehören zusammen.');
  },
};

function comparable(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? Date.parse(value) : undefined;
}

function requireOrder(data: Data, first: string, last: string, message: string): void {
  const from = comparable(data[first]);
  const to = comparable(data[last]);
  if (from !== undefined && to !== undefined && from > to) throw new errors.ValidationError(message);
}

interface Draft {
  documentId: string;
  path?: string;
  company: { id: number } | null;
  file?: { mime: string } | null;
}

async function draftOf(strapi: Core.Strapi, uid: string, params: Data): Promise<Draft | null> {
  const { documentId, locale } = params;
  const where = { documentId, publishedAt: null, ...(typeof locale === 'string' && { locale }) };
  return strapi.db.query(uid).findOne({ where, populate: uid === uidOf('download') ? ['file'] : ['company'] });
}

/** Whether another published entry of the organisation has the same. */
async function hasDuplicate(strapi: Core.Strapi, uid: string, { documentId, company }: Draft, same: Data) {
  if (!company) return false;
  const where = { ...same, company: company.id, documentId: { $ne: documentId }, publishedAt: { $notNull: true } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

const publishingRules: Readonly<Record<string, (strapi: Core.Strapi, draft: Draft) => Promise<string | undefined>>> = {
  [uidOf('page')]: async (strapi, draft) =>
    (await hasDuplicate(strapi, uidOf('page'), draft, { path: draft.path }))
      ? `Dieser Betrieb hat schon eine veröffentlichte Seite mit dem Pfad ${draft.path}.`
      : undefined,
  [uidOf('imprint')]: async (strapi, draft) =>
    (await hasDuplicate(strapi, uidOf('imprint'), draft, {}))
      ? 'Dieser Betrieb hat schon ein veröffentlichtes Impressum.'
      : undefined,
  [uidOf('download')]: async (_strapi, { file }) =>
    file && file.mime !== 'application/pdf'
      ? 'Die Datei ist kein PDF. Bitte als PDF speichern und neu hochladen.'
      : undefined,
};

/** Why the rules of its type keep a draft from being published, as a German sentence. */
export async function publishingProblem(strapi: Core.Strapi, uid: string, params: Data): Promise<string | undefined> {
  const check = publishingRules[uid];
  const draft = check && (await draftOf(strapi, uid, params));
  return check && draft ? check(strapi, draft) : undefined;
}

/** Sets `publishFrom` of a job that is published without it, in all languages: lists sort by it. */
async function dateJob(strapi: Core.Strapi, documentId: unknown): Promise<void> {
  const data = { publishFrom: new Date().toISOString() };
  await strapi.db.query(job).updateMany({ where: { documentId, publishFrom: null }, data });
}

/** A copy is a new entry, which is open, not reported, no example, and only has dates to come. */
async function renewCopy(strapi: Core.Strapi, uid: string, data: Data, documentId: unknown): Promise<void> {
  const attributes = attributesOf(strapi, uid);
  for (const flag of ['filled', 'cancelled', 'exampleContent']) if (attributes[flag]) data[flag] ??= false;
  if (uid === job) {
    data.reportedOn = null;
    if ((comparable(data.publishFrom) ?? 0) <= Date.now()) data.publishFrom = null;
  }
  if (!attributes.publishUntil) return;
  const original: Data | null = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } });
  const end = comparable(data.publishUntil === undefined ? original?.publishUntil : data.publishUntil);
  if ((end ?? Infinity) <= Date.now()) data.publishUntil = null;
}

/** Validates what no single field can express. The messages are for editors. */
export function addRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context;
    if (action === 'create' || action === 'update') {
      const data: Data = params.data ?? {};
      normaliseFields(uid, data);
      writingRules[uid]?.(data);
      if (uid === job && 'status' in params && params.status === 'published')
        data.publishFrom ??= new Date().toISOString();
      await fillSlug(strapi, uid, data, params);
      if (uid === uidOf('redirect') && !isCheckedAlready()) {
        // Checked after writing, in a transaction: the input can reference the organisation in many ways, the row in
        // one.
        return strapi.db.transaction(async () => {
          const result = await next();
          const id = documentIdIn(result);
          if (id !== undefined) await rejectRedirectLoop(strapi, id);
          return result;
        });
      }
    }
    if (action === 'publish') {
      const problem = await publishingProblem(strapi, uid, { ...params });
      if (problem) throw new errors.ValidationError(problem);
      if (uid === job)
        // In a transaction: a check may still reject the job, which then has no date.
        return strapi.db.transaction(async () => {
          await dateJob(strapi, params.documentId);
          return next();
        });
    }
    if (action === 'clone') {
      if (isContent(uid) && !hasDrafts(uid)) {
        throw new errors.ValidationError(
          'Diese Inhalte sind gleich live und lassen sich darum nicht duplizieren. Bitte legen Sie einen neuen Eintrag an.',
        );
      }
      const data: Data = { ...params.data };
      await fillCopy(strapi, uid, data, params);
      await renewCopy(strapi, uid, data, params.documentId);
      Object.assign(params, { data });
    }
    return next();
  });
}
