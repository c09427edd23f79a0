import { entryPaths, type TypeWithPaths, typesWithPaths } from '@group/content-client/contract/entryPaths';
import { indexRedirects } from '@group/content-client/contract/formerAddress';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { tenantOf } from '../../environment/tenants.ts';
import { phoneDigits } from './contacts.ts';
import type { Site } from './site.ts';

/** How often the nightly run has to find a link broken. */
const failedNights = 2;

interface Contact {
  phone?: string | null;
  email?: string | null;
}

interface Row extends Contact {
  documentId: string;
  path?: string;
  slug?: string;
  from?: string;
  to?: string;
  publishedAt?: string | null;
  contactPerson?: Contact | null;
}

export const linkCheckUid = uidOf('link-check');

const isSet = (text: string | null | undefined): text is string => Boolean(text);

export async function readSite(strapi: Core.Strapi, key: string, now = new Date()): Promise<Site | undefined> {
  const tenant = tenantOf(key);
  if (!tenant) return undefined;
  const own = { company: { key } };
  // The holding shows the entries of all.
  const shown = tenant.features.wholeGroup ? {} : own;
  const rowsOf = async (type: string, where: object, select: string[], populate: string[] = []): Promise<Row[]> =>
    strapi.db.query(uidOf(type)).findMany({ where, select: ['id', 'documentId', ...select], populate });
  const published = { publishedAt: { $notNull: true } };
  const keysOf = async (type: TypeWithPaths): Promise<[string, ReadonlySet<string>]> => {
    const field = entryPaths[type].key === 'slug' ? 'slug' : 'documentId';
    const rows = await rowsOf(type, { ...shown, ...published }, [field]);
    return [type, new Set(rows.map((row) => row[field]).filter(isSet))];
  };

  const pages = await rowsOf('page', own, ['path', 'publishedAt']);
  const redirects = await rowsOf('redirect', own, ['from', 'to']);
  const contact = ['phone', 'email'];
  const houses = await rowsOf('house', { ...shown, ...published }, contact, ['contactPerson']);
  const jobs = await rowsOf('job', { ...shown, ...published }, [], ['contactPerson']);
  const people = await rowsOf('person', own, contact);
  const frame = await rowsOf(`konfiguration-${key}`, published, contact);
  const contacts = [
    ...frame,
    ...people,
    ...houses,
    ...[...houses, ...jobs].map(({ contactPerson }) => contactPerson ?? {}),
  ];
  const files: { url: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { mime: 'application/pdf' }, select: ['url'] });
  const failed: { url: string }[] = await strapi.db
    .query(linkCheckUid)
    .findMany({ where: { failedNights: { $gte: failedNights } }, select: ['url'] });

  const live = new Set(pages.flatMap(({ path, publishedAt }) => (path && publishedAt ? [path] : [])));
  return {
    tenant,
    pages: live,
    drafts: new Set(pages.flatMap(({ path }) => (path && !live.has(path) ? [path] : []))),
    redirects: indexRedirects(redirects.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))),
    entries: Object.fromEntries(await Promise.all(typesWithPaths.map(keysOf))),
    files: new Set(files.map(({ url }) => url.split('/').at(-1) ?? '')),
    phones: new Set(
      contacts
        .map(({ phone }) => phone)
        .filter(isSet)
        .map(phoneDigits),
    ),
    mails: new Set(contacts.map(({ email }) => email).filter(isSet)),
    deadLinks: new Set(failed.map(({ url }) => url)),
    now,
  };
}
