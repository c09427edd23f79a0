import type { Core } from '@strapi/strapi';
import { submissionTypes, uidOf } from '../../content/content-types.ts';
import { type AdminUser, nameOfUser } from '../../strapi/currentUser.ts';
import { textOf } from '../../strapi/row.ts';

interface Named extends AdminUser {
  documentId?: string;
  name?: string;
  reference?: string;
  username?: string;
}

interface Kind {
  uid: string;
  ids: RegExp;
  key: 'id' | 'documentId';
  nameOf: (row: Named) => string;
}

/** What the log names by ids. A submission is called by its reference: its page says more, and is recorded when it is read. */
const kinds: readonly Kind[] = [
  {
    uid: 'admin::user',
    ids: /(?<=(?:\/admin\/users|\/content\/accounts)(?:\/| id ))\d+/g,
    key: 'id',
    nameOf: nameOfUser,
  },
  { uid: 'admin::role', ids: /(?<=\/admin\/roles\/| roles [\d ]*)\d+/g, key: 'id', nameOf: ({ name }) => textOf(name) },
  {
    uid: 'plugin::users-permissions.user',
    ids: /(?<=\/content\/staff(?:\/| id ))\d+/g,
    key: 'id',
    nameOf: ({ username }) => textOf(username),
  },
  ...Object.keys(submissionTypes).map((type): Kind => ({
    uid: uidOf(type),
    ids: new RegExp(`(?<=^${type} .*)\\b[a-z0-9]{24}\\b`, 'g'),
    key: 'documentId',
    nameOf: ({ reference }) => textOf(reference),
  })),
];

/** The subjects of events with names instead of ids, as far as what they name still exists. */
export async function namedSubjects(strapi: Core.Strapi, subjects: readonly string[]): Promise<string[]> {
  let named = [...subjects];
  for (const { uid, ids, key, nameOf } of kinds) {
    const found = named.flatMap((subject) => subject.match(ids) ?? []);
    if (found.length === 0) continue;
    const rows: Named[] = await strapi.db.query(uid).findMany({ where: { [key]: { $in: found } } });
    const names = new Map(rows.map((row) => [String(row[key]), nameOf(row)]));
    named = named.map((subject) => subject.replace(ids, (id) => names.get(id) || id));
  }
  return named;
}
