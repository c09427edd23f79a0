import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../../testing/delivery.fixture.ts';
import { adminClient, adminForAll, entryPath } from '../../testing/admin.fixture.ts';
import { auditLines, stored } from '../../testing/entries.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { sendForm } from '../../testing/signIn.fixture.ts';
import { login } from '../../testing/staff.fixture.ts';
import { signInPath } from '../signIn/paths.ts';
import { auditEvents } from './auditEvents.ts';
import { auditUid, verifyAudit } from './auditLog.ts';

const service = runningService();
const application = entryPath('application');
let applicant = '';

/** What was recorded since the last look, without time and hashes. */
let seen = 0;
async function recorded(): Promise<string[]> {
  const lines = (await auditLines(service)).slice(seen);
  seen += lines.length;
  return lines;
}

/** What the page of the log says about its chain. */
const shownVerification = async () =>
  JSON.parse((await administrator('GET', '/content/audit?page=2')).text).verification;

async function apply(): Promise<void> {
  const key = randomUUID();
  const data = { key, company: 'tabor', acceptedAt: '2026-11-22T08:00:00.000Z', reference: 'TAB-PRB1', language: 'de' };
  const person = { firstName: 'Rosa', surname: 'Tannenbaum', email: 'rosa@tannenbaum.example', area: 'care' };
  const { status } = await deliver(service, 'applications', { ...data, ...person }, ['lebenslauf.pdf']);
  expect(status).toBe(201);
}

beforeAll(async () => {
  await stored(service, 'company', { key: 'tabor', name: 'Tabor' });
  await apply();
  applicant = (await service.rows('application').findOne({})).documentId;
});

const hr = adminForAll(service, 'personal-tabor');
const administrator = adminForAll(service, 'strapi-super-admin');

describe('the audit log', () => {
  it('has every login, and those that were rejected', async () => {
    expect(await recorded()).toEqual([
      'admin 1 Eva personal-tabor: login /admin/anmelden',
      'admin 2 Eva strapi-super-admin: login /admin/anmelden',
    ]);
    await sendForm(service.origin, signInPath, { email: 'niemand@haus.example', password: 'falsch' });
    expect(await recorded()).toEqual(['unknown: login.refused /admin/anmelden']);
  });

  it('names employees who log in', async () => {
    const users = service.strapi.plugin('users-permissions').service('user');
    const company = await service.rows('company').findOne({});
    const user = {
      username: 'team-tabor',
      email: 'team@haus.example',
      password: 'Holunder-Treppe-7',
      provider: 'local',
    };
    await users.add({ ...user, confirmed: true, companies: [company.id] });
    const { username, password } = user;
    await login(service, { username, password, company: 'tabor' });
    expect(await recorded()).toEqual([expect.stringMatching(/^staff \d+ team-tabor: login \/api\/staff\/login$/)]);
  });

  it.each([
    '/content/applications/',
    '/CONTENT/Applications',
    '/content-manager/collection-types/plugin%3A%3Acontent.application',
    '/content-manager/single-types/plugin::content.application',
  ])('has a read of an application at %s', async (path) => {
    const { status, text } = await hr('GET', path);
    expect([status, text.includes('Tannenbaum')]).toEqual([200, true]);
    expect(await recorded()).toEqual([`admin 1 Eva personal-tabor: application.read application ${applicant}`]);
  });

  it('has every read and change of an application and its files', async () => {
    const who = 'admin 1 Eva personal-tabor: application';
    expect((await hr('GET', application)).status).toBe(200);
    expect(await recorded()).toEqual([`${who}.read application ${applicant}`]);
    expect((await hr('GET', `${application}/${applicant}`)).status).toBe(200);
    expect(await recorded()).toEqual([`${who}.read application ${applicant}`]);
    const { text } = await hr('GET', `/content/applications/${applicant}/files`);
    expect(await recorded()).toEqual([`${who}.files application ${applicant}`]);
    const { files } = JSON.parse(text) as { files: { url: string }[] };
    expect((await fetch(service.origin + (files[0]?.url ?? ''))).status).toBe(200);
    expect(await recorded()).toEqual([expect.stringMatching(/^unknown: application\.file application /)]);
    expect((await hr('GET', '/content/applications')).status).toBe(200);
    expect(await recorded()).toEqual([`${who}.read application ${applicant}`]);
    expect((await hr('GET', `/content/applications/${applicant}/mails`)).status).toBe(200);
    expect(await recorded()).toEqual([`${who}.read application ${applicant}`]);
    expect((await hr('POST', '/content/applications/export', { ids: [applicant] })).status).toBe(200);
    expect(await recorded()).toEqual([`${who}.export application ${applicant}`]);
    expect(
      (await hr('POST', '/content/applications/stage', { stage: 'invited', seen: { [applicant]: 'new' } })).status,
    ).toBe(200);
    expect(await recorded()).toEqual([`${who}.change application ${applicant}`]);
    expect((await hr('PUT', `${application}/${applicant}`, { stage: 'refused' })).status).toBe(200);
    expect(await recorded()).toEqual([`${who}.change application ${applicant}`]);
    const recent = await administrator('GET', '/content-manager/homepage/recent-documents?action=update');
    expect(recent.status).toBe(200);
    const shown = recent.text.includes(applicant);
    expect(await recorded()).toHaveLength(shown ? 1 : 0);
    expect((await hr('DELETE', `${application}/${applicant}`)).status).toBe(200);
    expect(await recorded()).toEqual([`${who}.delete application ${applicant}`]);
  });

  it('has nothing of requests that were rejected, and of content', async () => {
    const editor = await adminClient(service, 'redaktion-tabor');
    await recorded();
    expect((await editor('GET', application)).status).toBe(403);
    expect((await editor('GET', entryPath('page'))).status).toBe(200);
    expect(await recorded()).toEqual([]);
  });

  it('has every change of rights', async () => {
    const roles = await service.strapi.db.query('admin::role').findMany({ where: { code: 'redaktion-tabor' } });
    const person = { firstname: 'Neu', lastname: 'Muster', email: 'neu@haus.example', roles: [roles[0].id] };
    const accounts = '/content/accounts';
    const { text } = await administrator('POST', accounts, person);
    const { id } = JSON.parse(text) as { id: number };
    const who = 'admin 2 Eva strapi-super-admin: rights.change';
    expect(await recorded()).toEqual([`${who} POST ${accounts} id ${id} roles ${roles[0].id}`]);
    expect((await administrator('PUT', `${accounts}/${id}`, { roles: [1] })).status).toBe(200);
    expect((await administrator('DELETE', `/admin/users/${id}`)).status).toBe(200);
    expect(await recorded()).toEqual([`${who} PUT ${accounts}/${id} roles 1`, `${who} DELETE /admin/users/${id}`]);
    expect((await administrator('PUT', `${accounts}/2`, { password: 'vogel suppe tinte nagel' })).status).toBe(200);
    expect(await recorded()).toEqual([`${who} PUT ${accounts}/2 password`]);
    const token = { name: 'Programm', description: '', lifespan: null, adminPermissions: [] };
    expect((await administrator('POST', '/admin/admin-tokens', token)).status).toBe(201);
    expect(await recorded()).toEqual([expect.stringMatching(/rights\.change POST \/admin\/admin-tokens id \d+$/)]);
  });

  it.each([
    ['rights.change', 'PUT', '/admin/roles/3/permissions'],
    ['rights.change', 'POST', '/admin/api-tokens'],
    ['rights.change', 'POST', '/admin/transfer/tokens'],
    ['rights.change', 'PUT', '/content/staff/4'],
    ['rights.change', 'PUT', '/users-permissions/roles/1'],
    ['rights.change', 'PUT', '/users-permissions/advanced'],
    ['rights.change', 'POST', '/content-manager/collection-types/plugin::users-permissions.user'],
    ['application.delete', 'POST', `${application}/actions/bulkdelete`, 'application one two'],
  ])('has %s of %s %s', (action, method, path, subject = `${method} ${path}`) => {
    const requestBody = { documentIds: ['one', 'two'] };
    expect(auditEvents({ method, path, requestBody, responseBody: {} })).toEqual([{ action, subject }]);
  });

  it('holds nothing of an application', async () => {
    const entries = JSON.stringify(await service.rows('audit-entry').findMany());
    for (const secret of ['Rosa', 'Tannenbaum', 'lebenslauf', 'TAB-PRB1', 'niemand@']) {
      expect(entries).not.toContain(secret);
    }
  });

  it('keeps the order of concurrent events', async () => {
    await Promise.all(Array.from({ length: 10 }, () => hr('GET', application)));
    expect(await verifyAudit(service.strapi)).toMatchObject({ firstBroken: null });
  });

  it('is shown to administrators only, with names', async () => {
    expect((await hr('GET', '/content/audit')).status).toBe(403);
    await apply();
    expect((await hr('GET', application)).status).toBe(200);
    const { text } = await administrator('GET', '/content/audit');
    expect(JSON.parse(text)).toMatchObject({
      verification: { firstBroken: null },
      entries: expect.arrayContaining([expect.objectContaining({ subject: 'application TAB-PRB1' })]),
    });
    // What is gone is still named by its id.
    expect(text).toMatch(/POST \/content\/accounts id \d+ roles Redaktion Tabor/);
  });

  it('cannot be changed through the service, and shows a change of the database', async () => {
    const { strapi } = service;
    const entries = strapi.db.query(auditUid);
    const [second] = await entries.findMany({ orderBy: { id: 'asc' }, limit: 1, offset: 1 });
    const where = { id: second.id };
    await expect(entries.update({ where, data: { actor: 'x' } })).rejects.toThrow('cannot be changed');
    await expect(entries.delete({ where })).rejects.toThrow('cannot be changed');
    await expect(entries.deleteMany({ where: { at: { $lt: new Date().toISOString() } } })).rejects.toThrow(
      'cannot be changed',
    );
    const table = strapi.db.connection('audit_entries');
    await table.clone().where(where).update({ actor: 'admin 9 Anna' });
    expect(await verifyAudit(strapi)).toMatchObject({ firstBroken: second.id });
    // The page shows what was found at the start, or last night.
    const verifyAtNight = () => strapi.cron.jobs.find(({ name }) => name === 'audit')?.job.invoke();
    expect(await shownVerification()).toMatchObject({ at: expect.any(String), firstBroken: null });
    await verifyAtNight();
    expect(await shownVerification()).toMatchObject({ firstBroken: second.id });
    await table.clone().where(where).update({ actor: second.actor });
    await verifyAtNight();
    expect(await shownVerification()).toMatchObject({ firstBroken: null });
    await table.clone().where(where).delete();
    expect((await verifyAudit(strapi)).firstBroken).toBeGreaterThan(second.id);
  });

  it('withholds the data of a read that cannot be recorded', async () => {
    const reader = await adminClient(service, 'personal-gruppe');
    const { strapi } = service;
    await strapi.db.connection.schema.renameTable('audit_entries', 'audit_entries_away');
    const { status, text } = await reader('GET', application);
    await strapi.db.connection.schema.renameTable('audit_entries_away', 'audit_entries');
    expect(status).toBe(500);
    expect(text).not.toContain('results');
  });
});
