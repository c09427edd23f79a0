import { expect, it, vi } from 'vitest';
import { runningService } from '../testing/runningService.fixture.ts';
import { adminClient } from '../testing/admin.fixture.ts';
import { conditionOf } from './conditions.ts';
import { removeFormerRoles } from './formerRoles.ts';

const service = runningService();

const find = (codes: readonly string[]): Promise<{ id: number; code: string }[]> =>
  service.strapi.db.query('admin::role').findMany({ where: { code: { $in: codes } }, orderBy: 'code' });

/** Creates a user with these roles, and returns how to read their codes. */
async function addUser(name: string, ...codes: string[]) {
  const roles = (await find(codes)).map(({ id }) => id);
  const account = { firstname: name, lastname: 'Muster', email: `${name}@haus.example`, isActive: true, roles };
  const created: { id: number } | undefined = await service.strapi.service('admin::user')?.create(account);
  const id = created?.id;
  const codesOf = async () => {
    const where = { id };
    const user = await service.strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
    return user.roles.map(({ code }: { code: string }) => code).toSorted();
  };
  return { id, codesOf };
}

it('are not there after the first start', async () => {
  expect(await find(['strapi-editor', 'strapi-author'])).toEqual([]);
  expect(await find(['strapi-super-admin', 'redaktion-gruppe'])).toHaveLength(2);
});

it('are removed from a database where users have them, whose other roles stay', async () => {
  const { strapi } = service;
  for (const [code, name] of [
    ['strapi-editor', 'Editor'],
    ['strapi-author', 'Author'],
  ]) {
    await strapi.service('admin::role')?.create({ code, name, description: '' });
  }
  const editor = await addUser('erna', 'strapi-editor');
  const both = await addUser('bea', 'strapi-editor', 'strapi-author', 'autor-tabor');
  const author = await addUser('anna', 'strapi-author');
  const warn = vi.spyOn(strapi.log, 'warn').mockImplementation(() => strapi.log);
  await removeFormerRoles(strapi);
  expect(await find(['strapi-editor', 'strapi-author'])).toEqual([]);
  expect(await editor.codesOf()).toEqual(['redaktion-gruppe']);
  expect(await both.codesOf()).toEqual(['autor-tabor', 'redaktion-gruppe']);
  expect(await author.codesOf()).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`user ${author.id} `)]]);
  warn.mockRestore();
});

/** Creates a role that reads the jobs of an organisation that has left. */
async function addLimitedRole(code: string, name: string): Promise<void> {
  const { strapi } = service;
  // As after an administrator has described it in other words.
  const role = await strapi.service('admin::role')?.create({ code, name, description: 'Für Sonnmatt' });
  const read = { action: 'plugin::content-manager.explorer.read', subject: 'plugin::content.job' };
  const data = { ...read, role, properties: { fields: ['title'] }, conditions: [conditionOf('sonnmatt')] };
  await strapi.db.query('admin::permission').create({ data });
}

it('go with their organisation, to which nothing would limit them, while own roles stay limited', async () => {
  const { strapi } = service;
  await addLimitedRole('personal-sonnmatt', 'Personal Sonnmatt');
  await addLimitedRole('personal-sonnmatt-m1x2y3z4', 'Personal Sonnmatt 2');
  await strapi.service('admin::role')?.create({ name: 'Lesen', code: 'lesen-m1x2y3z4', description: '' });
  const both = await addUser('hanna', 'personal-sonnmatt', 'personal-tabor', 'lesen-m1x2y3z4');
  await service.restart();
  expect(await find(['personal-sonnmatt'])).toEqual([]);
  expect(await both.codesOf()).toEqual(['lesen-m1x2y3z4', 'personal-tabor']);
  // The form of a role knows the condition, and saves it.
  const administrator = await adminClient(service, 'strapi-super-admin');
  const { text } = await administrator('GET', '/admin/permissions');
  expect(text).toContain(JSON.stringify(conditionOf('sonnmatt')));
  const [own] = await find(['personal-sonnmatt-m1x2y3z4']);
  const { data } = JSON.parse((await administrator('GET', `/admin/roles/${own?.id}/permissions`)).text);
  const permissions = data.map(({ id: _id, ...permission }: { id: number }) => permission);
  const saved = await administrator('PUT', `/admin/roles/${own?.id}/permissions`, { permissions });
  expect(saved.text).toContain(JSON.stringify([conditionOf('sonnmatt')]));
  const reader = await adminClient(service, 'personal-sonnmatt-m1x2y3z4');
  const jobs = await reader('GET', '/content-manager/collection-types/plugin::content.job');
  expect(jobs.status).toBe(403);
});
