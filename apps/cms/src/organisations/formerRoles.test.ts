import { expect, it, vi } from 'vitest';
import { runningService } from '../testing/runningService.fixture.ts';
import { removeFormerRoles } from './formerRoles.ts';
import { resetHint } from './roles.ts';

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

it('go with their organisation, to which nothing would limit them', async () => {
  const { strapi } = service;
  const role = { name: 'Personal Sonnmatt', description: `Sieht die Bewerbungen. ${resetHint}` };
  await strapi.service('admin::role')?.create({ ...role, code: 'personal-sonnmatt' });
  await strapi.service('admin::role')?.create({ name: 'Lesen', code: 'lesen-m1x2y3z4', description: '' });
  const both = await addUser('hanna', 'personal-sonnmatt', 'personal-tabor', 'lesen-m1x2y3z4');
  await service.restart();
  expect(await find(['personal-sonnmatt'])).toEqual([]);
  expect(await both.codesOf()).toEqual(['lesen-m1x2y3z4', 'personal-tabor']);
});
