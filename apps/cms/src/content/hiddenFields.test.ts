import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient } from '../testing/admin.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
}

interface Attribute {
  type: string;
  required?: boolean;
  default?: unknown;
}

const service = runningService();
let roles: { code: string; permissions: Permission[] }[];

beforeAll(async () => {
  roles = await service.strapi.db.query('admin::role').findMany({ populate: ['permissions'] });
});

/** The fields of a type that a role may read, create or update. */
function fieldsOf(permissions: Permission[], action: string, uid: string): string[] {
  return permissions
    .filter((permission) => permission.action.endsWith(`.explorer.${action}`) && permission.subject === uid)
    .flatMap(({ properties }) => properties.fields ?? [])
    .map((field) => field.split('.')[0] ?? '');
}

/** Required fields that the admin's form checks before it sends anything; it checks no relations. */
function requiredFields(uid: string): string[] {
  const { attributes } = service.strapi.db.metadata.get(uid);
  return Object.entries<Attribute>(attributes).flatMap(([name, { type, required }]) =>
    required && type !== 'relation' ? [name] : [],
  );
}

/** Every `role type field` for which a role has one permission but lacks another. */
function missing(has: string, lacks: string): string[] {
  const types = Object.keys(service.strapi.contentTypes).filter((uid) => uid.startsWith('plugin::content.'));
  return roles.flatMap(({ code, permissions }) =>
    types
      .filter((uid) => permissions.some(({ action, subject }) => action.endsWith(`.${has}`) && subject === uid))
      .flatMap((uid) => {
        const visible = new Set(fieldsOf(permissions, lacks, uid));
        const hidden = requiredFields(uid).filter((field) => !visible.has(field));
        return hidden.map((field) => `${code} ${uid} ${field}`);
      }),
  );
}

describe('the permissions of every role', () => {
  it('hide no required field of an entry that the role may update, which could not be saved', () => {
    expect(roles.length).toBeGreaterThan(18);
    expect(missing('explorer.update', 'read')).toEqual([]);
  });

  it('let a role fill in every required field of an entry that it may create', () => {
    expect(missing('explorer.create', 'create')).toEqual([]);
  });
});

it('names every column that a list of pages can show', async () => {
  const editor = await adminClient(service, 'redaktion-gruppe');
  const { text } = await editor('GET', '/content-manager/content-types/plugin::content.page/configuration');
  const { metadatas }: { metadatas: Record<string, { list: { label: string } }> } = JSON.parse(text).data.contentType;
  const unnamed = Object.entries(metadatas).filter(([name, { list }]) => list.label === name);
  // Strapi's own, which no list can show.
  expect(unnamed.map(([name]) => name)).toEqual(['documentId']);
});

it.each(['application', 'message', 'visit'])(
  'shows HR no field that it may not read in the form of type %s',
  async (type) => {
    const uid = `plugin::content.${type}`;
    const { permissions = [] } = roles.find(({ code }) => code === 'personal-tabor') ?? {};
    const hr = await adminClient(service, 'personal-tabor');
    const { text } = await hr('GET', `/content-manager/content-types/${uid}/configuration`);
    const rows: { name: string }[][] = JSON.parse(text).data.contentType.layouts.edit;
    const readable = new Set(fieldsOf(permissions, 'read', uid));
    const shown = rows.flat().map(({ name }) => name);
    expect(readable.size).toBeGreaterThan(5);
    expect(shown.filter((name) => !readable.has(name))).toEqual([]);
  },
);
