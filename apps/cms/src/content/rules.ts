import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isCheckedAlready } from './checkedTogether.ts';
import { uidOf } from './content-types.ts';
import { rejectRedirectLoop } from './redirectRules.ts';
import { fillSlug } from './slugs.ts';
import { dayOfSwissMidnight, endOfSwissDay } from './swissTime.ts';

type Data = Record<string, unknown>;

/** Checks per type when an entry is written. */
const writingRules: Readonly<Record<string, (data: Data) => void>> = {
  [uidOf('job')]: (data) => {
    requireOrder(data, 'pensumMin', 'pensumMax', 'Das Pensum «ab» ist grösser als das Pensum «bis».');
    requireOrder(data, 'publishFrom', 'publishUntil', 'Das Ende der Ausschreibung liegt vor ihrem Anfang.');
  },
  [uidOf('event')]: (data) => {
    requireOrder(data, 'startsAt', 'endsAt', 'Die Veranstaltung endet, bevor sie beginnt.');
    requireOrder(data, 'publishFrom', 'publishUntil', '«Sichtbar bis» liegt vor «Sichtbar ab».');
  },
  [uidOf('article')]: (data) => {
    requireOrder(data, 'publishFrom', 'publishUntil', '«Sichtbar bis» liegt vor «Sichtbar ab».');
  },
  [uidOf('house')]: ({ latitude, longitude }) => {
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

/** A date without a time is stored as midnight; the last day of a period is part of it. */
function extendToEndOfDay(data: Data): void {
  const end = comparable(data.publishUntil);
  const day = end === undefined || Number.isNaN(end) ? undefined : dayOfSwissMidnight(new Date(end));
  if (day) data.publishUntil = endOfSwissDay(day);
}

/** An entry that is about to be published. */
interface Draft {
  path?: string;
  company: { id: number } | null;
  file?: { mime: string } | null;
}

async function draftOf(strapi: Core.Strapi, uid: ReturnType<typeof uidOf>, params: Data, populate: string[]) {
  const { documentId, locale } = params;
  const where = { documentId, publishedAt: null, ...(typeof locale === 'string' && { locale }) };
  const draft: Draft | null = await strapi.db.query(uid).findOne({ where, populate });
  return draft;
}

async function hasDuplicate(strapi: Core.Strapi, name: string, params: Data, same: Data): Promise<boolean> {
  const where = { ...same, documentId: { $ne: params.documentId }, publishedAt: { $notNull: true } };
  return (await strapi.db.query(uidOf(name)).findOne({ where })) !== null;
}

/** Checks per type when an entry is published. */
const publishingRules: Readonly<Record<string, (strapi: Core.Strapi, params: Data) => Promise<void>>> = {
  [uidOf('page')]: async (strapi, params) => {
    const page = await draftOf(strapi, uidOf('page'), params, ['company']);
    if (!page?.company || !(await hasDuplicate(strapi, 'page', params, { path: page.path, company: page.company.id })))
      return;
    throw new errors.ValidationError(`Dieser Betrieb hat schon eine veröffentlichte Seite mit dem Pfad ${page.path}.`);
  },
  [uidOf('imprint')]: async (strapi, params) => {
    const imprint = await draftOf(strapi, uidOf('imprint'), params, ['company']);
    if (!imprint?.company || !(await hasDuplicate(strapi, 'imprint', params, { company: imprint.company.id }))) return;
    throw new errors.ValidationError('Dieser Betrieb hat schon ein veröffentlichtes Impressum.');
  },
  [uidOf('download')]: async (strapi, params) => {
    const download = await draftOf(strapi, uidOf('download'), params, ['file']);
    if (!download?.file || download.file.mime === 'application/pdf') return;
    throw new errors.ValidationError('Die Datei ist kein PDF. Bitte als PDF speichern und neu hochladen.');
  },
};

const hasDocumentId = (result: unknown): result is { documentId: string } =>
  typeof result === 'object' && result !== null && 'documentId' in result && typeof result.documentId === 'string';

/** Validates what no single field can express. The messages are for editors. */
export function addRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context;
    if (action === 'create' || action === 'update') {
      const data: Data = params.data ?? {};
      extendToEndOfDay(data);
      writingRules[uid]?.(data);
      await fillSlug(strapi, uid, data, params);
      if (uid === uidOf('redirect') && !isCheckedAlready()) {
        // Checked after writing, in a transaction: the input can reference the organisation in many ways, the row in
        // one.
        return strapi.db.transaction(async () => {
          const result = await next();
          if (hasDocumentId(result)) await rejectRedirectLoop(strapi, result.documentId);
          return result;
        });
      }
    }
    if (action === 'publish') await publishingRules[uid]?.(strapi, { ...params });
    return next();
  });
}
