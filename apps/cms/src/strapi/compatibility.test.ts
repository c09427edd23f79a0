import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runningService } from '../testing/runningService.fixture.ts';
import { changedEndpoints } from './admin/endpoints.ts';
import { sessionEndpoints } from './adminSession.ts';
import { locate, replacedFunctions, replaceFunction } from './replaceFunction.ts';
import { saveEntryEndpoint } from './saveEntry.ts';
import { calledFunctions, serviceOf } from './services.ts';
import { withheldActions } from './withheldTools.ts';

const service = runningService();

/** Every name of a table, with the key that it stands under. */
const namesOf = <Key extends string>(table: Readonly<Record<Key, readonly string[]>>): [Key, string][] =>
  Object.entries<readonly string[]>(table).flatMap(([key, names]) =>
    names.map((name): [Key, string] => [key as Key, name]),
  );

/** Columns and relations of Strapi's own types that this service reads or writes. */
const fields = {
  'admin::api-token': ['accessKey', 'encryptedKey'],
  'admin::permission': ['action', 'conditions', 'properties', 'role', 'subject'],
  'admin::role': ['code', 'users'],
  'admin::session': ['origin', 'userId'],
  'admin::user': [
    'email',
    'firstname',
    'isActive',
    'lastname',
    'password',
    'registrationToken',
    'resetPasswordToken',
    'roles',
    'updatedAt',
  ],
  'plugin::upload.file': ['alternativeText', 'createdBy', 'ext', 'folderPath', 'hash', 'mime', 'related'],
  'plugin::users-permissions.permission': ['role'],
  'plugin::users-permissions.role': ['type'],
  'plugin::users-permissions.user': ['email', 'password', 'username'],
};

/** Tables of relations, with the columns that strapi/relations.ts reads. */
const tables = {
  files_related_mph: ['file_id', 'related_id', 'related_type'],
  pages_cmps: ['cmp_id', 'component_type', 'entity_id'],
};

/** What this service selects in the markup of the admin, as its code writes it. */
const markup: [string, RegExp][] = [
  ['strapi/admin/BesideLayout.ts', /"data-strapi-main-content": true/],
  ['strapi/admin/BlockTiles.ts', /components\.map\(\(\{ uid, displayName, icon, preview \}\)=>/],
  ['strapi/admin/BlockTiles.ts', /components\.map\(\(\{ displayName, uid \}\)=>\S*\s*jsx\(Menu\.Item/],
  ['strapi/admin/HiddenSettings.tsx', /to: '\/settings'/],
  ['strapi/admin/StickyActions.ts', /tag: "aside"/],
  ['strapi/admin/HiddenSettings.tsx', /id: "burger-menu"/],
  ['strapi/admin/HiddenSettings.tsx', /name: 'currentPassword'[\s\S]*name: 'confirmPassword'/],
];

/** Routes of Strapi's settings whose pages this service replaces. */
const settingsRoutes = ['users', 'users/:id'];

/** The code of the parts of Strapi's admin that this service changes. */
const adminCode = ['@strapi/admin', '@strapi/content-manager']
  .flatMap((name) => {
    const require = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));
    const folder = join(dirname(require.resolve(`${name}/package.json`)), 'dist/admin');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.mjs')).map((file) => readFileSync(join(folder, file), 'utf8'));
  })
  .join('\n');

describe('Strapi', () => {
  it.each(namesOf(calledFunctions))('has the function %s.%s', (uid, name) => {
    expect(serviceOf(service.strapi, uid)[name]).toBeTypeOf('function');
  });

  it.each(replacedFunctions)('has the function %s, which this service replaces', (path) => {
    const { functions, name } = locate(service.strapi, path);
    expect(functions[name]).toBeTypeOf('function');
  });

  it('has the endpoint that saves an entry', () => {
    expect(saveEntryEndpoint(service.strapi)).toBeTypeOf('function');
  });

  it('starts with no function replaced that it lacks', () => {
    const path: string = 'admin::auth.renamed';
    const replace = () => replaceFunction(service.strapi, path as 'db.init', (original) => original);
    expect(replace).toThrow('Strapi has no function admin::auth.renamed.');
  });

  it.each(namesOf(fields))('has the field %s.%s', (uid, name) => {
    expect(Object.keys(service.strapi.db.metadata.get(uid).attributes)).toContain(name);
  });

  it('opens sessions at the endpoints that this service closes, and at no others', () => {
    const harmless = ['/admin/access-token', '/admin/init', '/admin/project-type'];
    const open = service.strapi.admin.routes.admin?.routes
      .filter(({ config }) => config?.auth === false)
      .map(({ path }) => `/admin${path}`);
    expect(open?.toSorted()).toEqual([...sessionEndpoints, ...harmless].toSorted());
  });

  it('has the actions that this service withholds from administrators', async () => {
    const { actionProvider } = service.strapi.service('admin::permission');
    expect(withheldActions.filter((action) => !actionProvider.has(action))).toEqual([]);
    const where = { action: { $in: withheldActions } };
    expect(await service.strapi.db.query('admin::permission').count({ where })).toBe(0);
  });

  it.each(Object.entries(tables))('has the table %s', async (name, columns) => {
    const { connection } = service.strapi.db;
    expect(Object.keys(await connection(name).columnInfo())).toEqual(expect.arrayContaining(columns));
  });

  it.each(changedEndpoints)('has the endpoint %s, which this service changes in the admin', (name) => {
    expect(new RegExp(`\\b${name}: builder\\.(?:query|mutation)\\(`).test(adminCode)).toBe(true);
  });

  it.each(settingsRoutes)('has the page of its settings %s, which this service replaces', (path) => {
    expect(adminCode).toContain(`path: '${path}'`);
  });

  it.each(markup)('has the markup that %s selects', (_, pattern) => {
    expect(pattern.test(adminCode)).toBe(true);
  });
});
