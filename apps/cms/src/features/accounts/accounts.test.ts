import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient, adminForAll, germanRejection } from '../../testing/admin.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const administrator = adminForAll(service, 'strapi-super-admin');
/** The path of her account. */
let own = '';
let [administration, editor] = [0, 0];

const users = '/admin/users';
const roleId = async (code: string): Promise<number> =>
  (await service.strapi.db.query('admin::role').findOne({ where: { code } })).id;

/** Invites an administrator; the path of the account. */
async function invite(email: string): Promise<string> {
  const person = { firstname: 'Rosa', lastname: 'Muster', email, roles: [administration] };
  const { text } = await administrator('POST', users, person);
  return `${users}/${JSON.parse(text).data.id}`;
}

beforeAll(async () => {
  own = `${users}/${JSON.parse((await administrator('GET', `${users}/me`)).text).data.id}`;
  [administration, editor] = [await roleId('strapi-super-admin'), await roleId('redaktion-gruppe')];
});

describe('the own profile', () => {
  it('keeps the address, which its form sends along', async () => {
    const editors = await adminClient(service, 'redaktion-tabor');
    const me = `${users}/me`;
    const { id, email, firstname } = JSON.parse((await editors('GET', me)).text).data;
    const changed = await editors('PUT', me, { email: 'fremd@haus.example', firstname });
    expect([changed.status, changed.text]).toEqual([403, expect.stringMatching(germanRejection)]);
    for (const same of [email, email.toUpperCase()])
      expect((await editors('PUT', me, { email: same, firstname: 'Neu' })).status).toBe(200);
    expect(JSON.parse((await editors('GET', me)).text).data).toMatchObject({ email, firstname: 'Neu' });
    expect((await administrator('PUT', `${users}/${id}`, { email: 'eva.neu@haus.example' })).status).toBe(200);
  });
});

const accounts = '/content/accounts';
const stored = (id: number) => service.strapi.db.query('admin::user').findOne({ where: { id } });

describe('the account of another user', () => {
  it('changes as a whole or not at all, and stays open for who has accepted since', async () => {
    const person = { firstname: 'Nina', email: 'nina@haus.example', roles: [editor] };
    const { id } = JSON.parse((await administrator('POST', accounts, person)).text);
    const accepted = { password: 'Holunder-Treppe-7', registrationToken: null, isActive: true };
    await service.strapi.service('admin::user')?.updateById(id, accepted);
    const before = await stored(id);
    const path = `${accounts}/${id}`;
    expect((await administrator('PUT', path, { lastname: 'Neu' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ firstname: 'Nina', lastname: 'Neu', isActive: true });
    const taken = { email: 'strapi-super-admin@haus.example', password: 'Wolke-Besen-Kurve-3' };
    const rejected = await administrator('PUT', path, taken);
    expect([rejected.status, rejected.text]).toEqual([400, expect.stringContaining('schon ein Konto')]);
    expect((await administrator('PUT', path, { firstname: 'Nora', password: 'nora' })).status).toBe(400);
    expect(await stored(id)).toMatchObject({ firstname: 'Nina', password: before.password });
    expect((await administrator('POST', accounts, person)).text).toContain('schon ein Konto');
    expect((await administrator('DELETE', `${users}/${id}`)).status).toBe(200);
  });
});

describe('the last administrator who can sign in', () => {
  let invited = '';

  it.each<[string, string, (() => object)?]>([
    ['is not blocked', 'PUT', () => ({ isActive: false })],
    ['keeps the role', 'PUT', () => ({ roles: [editor] })],
    ['is not deleted', 'DELETE'],
  ])('%s beside an invited one', async (_, method, change) => {
    invited ||= await invite('rosa@haus.example');
    const { status, text } = await administrator(method, own, change?.());
    expect([status, text]).toEqual([400, expect.stringContaining('Eingeladene zählen noch nicht.')]);
    expect((await administrator('GET', own)).status).toBe(200);
  });

  it('can change everything else, and others', async () => {
    const change = { lastname: 'Beispiel', isActive: true, roles: [administration, editor] };
    expect((await administrator('PUT', own, change)).status).toBe(200);
    expect((await administrator('PUT', invited, { roles: [editor] })).status).toBe(200);
    expect((await administrator('DELETE', invited)).status).toBe(200);
  });

  it('can leave once another has a password', async () => {
    await adminClient(service, 'strapi-super-admin', 'redaktion-gruppe');
    expect((await administrator('PUT', own, { isActive: false })).status).toBe(200);
  });
});
