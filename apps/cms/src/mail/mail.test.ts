import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runNightlyChecks } from '../features/checks/nightlyChecks.ts';
import { sendAlerts } from '../features/jobAlerts/sendAlerts.ts';
import { mailDueApplications } from '../features/passport/dueApplicationMails.ts';
import { forgottenPath } from '../features/signInPage/accounts.ts';
import { eraseExpired } from '../features/submissions/retention.ts';
import { deliver } from '../testing/delivery.fixture.ts';
import { adminClient, adminToken } from '../testing/admin.fixture.ts';
import { sendForm } from '../testing/signIn.fixture.ts';
import { sendDueMails } from './dueMails.ts';
import { type Mail, mailServer, plainText } from '../testing/mailServer.fixture.ts';
import { openCounters } from '../strapi/counters.ts';
import { runningService } from '../testing/runningService.fixture.ts';

let isRejected = (_address: string): boolean => false;
/** The server closes the connection when a mail to this address comes. */
let dropped = '';
/** A mail to this address waits until it is released. */
let held = '';
let release: (() => void) | undefined;
const service = runningService();
const { mails, smtp } = mailServer(({ address }, { id }, done) => {
  if (address === held) return void (release = () => done(null));
  if (address !== dropped) return done(isRejected(address) ? new Error(`no room for ${address}`) : null);
  // No other one: the service itself sends as well, by its own instance of these modules.
  for (const connection of smtp.connections) if (connection.session.id === id) connection.close();
});

beforeAll(async () => {
  const { strapi } = service;
  // The modules of this test, which count too, do not read the service's directory.
  vi.stubEnv('JWT_SECRET', 's'.repeat(43));
  await openCounters(strapi);
  for (const [key, name] of [
    ['tabor', 'Tabor'],
    ['bauma', 'Bauma'],
  ]) {
    const company: Record<string, unknown> = { key, name };
    await strapi.documents('plugin::content.company').create({ data: company });
    const frame: Record<string, unknown> = { Name: name, email: `info@${key}.example` };
    await strapi.documents(`plugin::content.konfiguration-${key}`).create({ data: frame, status: 'published' });
  }
});

let applicants = 0;
let applicantAddress = '';

beforeEach(() => {
  // A mailbox gets only a few receipts a day.
  applicantAddress = `anna-${++applicants}@muster.example`;
  mails.length = 0;
  release = undefined;
});

async function submit(path: string, data: Record<string, unknown>): Promise<number> {
  const key = randomUUID();
  const common = { key, company: 'tabor', reference: 'TAB-4711', acceptedAt: new Date().toISOString(), language: 'de' };
  return (await deliver(service, path, { ...common, ...data })).status;
}

function apply(data: Record<string, unknown> = {}): Promise<number> {
  const applicant = {
    firstName: 'Anna',
    surname: 'Geheimnis',
    area: 'care',
    email: applicantAddress,
    message: 'Privates',
  };
  return submit('applications', { ...applicant, ...data });
}

const waitForMails = (number: number) => vi.waitFor(() => expect(mails).toHaveLength(number), { timeout: 10_000 });
const mailTo = (address: string) => mails.find(({ to }) => to.join() === address)?.source ?? '';

it('sends the organisation a link, and no personal data', async () => {
  expect(await apply()).toBe(201);
  await waitForMails(2);
  const source = plainText(mailTo('info@tabor.example'));
  expect(source).toContain('TAB-4711');
  expect(source).toMatch(/\/admin\/bewerbungen\?bewerbung=\w{24}/);
  expect(source).not.toMatch(/Anna|Geheimnis|muster|Privates/);
});

it.each([
  ['de', 'Ihre Bewerbung ist'],
  ['gsw', 'Ihri Bewerbig'],
  ['en', 'We have received your application'],
  ['it', 'la sua candidatura'],
  ['fr', 'votre candidature'],
])('sends the applicant the reference in the language of the form: %s', async (language, words) => {
  await apply({ language });
  await waitForMails(2);
  const source = plainText(mailTo(applicantAddress));
  expect(source).toContain('TAB-4711');
  expect(source).toContain(words);
  expect(source).not.toMatch(/Geheimnis|Privates/);
});

it('sends the applicant the link to their page', async () => {
  const privateToken = randomBytes(32).toString('hex');
  await apply({ privateToken });
  await waitForMails(2);
  const link = new RegExp(`\\shttps://tabor\\.example/meine/bewerbung/${privateToken}\\s`);
  expect(plainText(mailTo(applicantAddress))).toMatch(link);
  expect(mailTo('info@tabor.example')).not.toContain(privateToken.slice(0, 20));
});

it.each([
  ['corrects it', 'correct', 'Kontaktangaben wurden berichtigt'],
  ['is another person', 'disown', 'Die E-Mail-Adresse gehört einer anderen Person'],
  ['withdraws it', 'withdraw', 'Sie wurde zurückgezogen und ist gelöscht'],
])('tells the organisation if who has the link to an application %s', async (_, action, words) => {
  const token = randomBytes(32).toString('hex');
  await apply({ privateToken: token });
  await waitForMails(2);
  mails.length = 0;
  const headers = { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ token, company: 'tabor', email: '', tel: '+41790000000' });
  expect((await fetch(`${service.origin}/api/passport/${action}`, { method: 'POST', headers, body })).status).toBe(200);
  await waitForMails(1);
  const source = plainText(mailTo('info@tabor.example'));
  expect(source).toContain(`Zur Bewerbung TAB-4711 bei Tabor: ${words}.`);
  expect(source).not.toMatch(/Anna|Geheimnis|muster|790000000/);
});

it('names all houses of an application in its receipt, whose answer reaches none, and each house its own', async () => {
  const { strapi } = service;
  const privateToken = randomBytes(32).toString('hex');
  await apply({ privateToken, houses: 'bauma' });
  await waitForMails(3);
  const entries: { documentId: string; reference: string; company: { key: string } }[] = await strapi.db
    .query('plugin::content.application')
    .findMany({ where: { email: applicantAddress }, populate: ['company'] });
  const copy = entries.find(({ company }) => company.key === 'bauma');
  const receipt = plainText(mailTo(applicantAddress));
  for (const part of ['Tabor: Ihre Referenz TAB-4711', `Bauma: Ihre Referenz ${copy?.reference}`, privateToken])
    expect(receipt).toContain(part);
  expect(receipt).not.toContain('Reply-To');
  expect(plainText(mailTo('info@bauma.example'))).toContain(copy?.reference);
  expect(plainText(mailTo('info@bauma.example'))).not.toMatch(/TAB-4711|[Tt]abor/);

  // The link of a decision is that of the house alone.
  mails.length = 0;
  for (const { company, documentId } of entries) {
    const hr = await adminClient(service, `personal-${company.key}`, `autor-${company.key}`);
    const decision = { stage: 'invited', seen: 'new', subject: 'Ihre Bewerbung', text: 'Kommen Sie am Dienstag?' };
    expect((await hr('POST', `/content/applications/${documentId}/decision`, decision)).status).toBe(200);
  }
  await waitForMails(2);
  const links = mails.map(({ source }) =>
    /https:\/\/(\w+)\.example\/meine\/bewerbung\/([\da-f]{64})/.exec(plainText(source)),
  );
  expect(new Set(links.map((link) => link?.[1]))).toEqual(new Set(['bauma', 'tabor']));
  expect(new Set([privateToken, ...links.map((link) => link?.[2])]).size).toBe(3);
});

it('mails a house once on each working day what is due, and nothing of a person', async () => {
  await apply({ acceptedAt: '2026-11-02T08:00:00.000Z', reference: 'TAB-0815' });
  await waitForMails(2);
  mails.length = 0;
  for (const day of ['2026-11-21', '2026-11-17', '2026-11-17'])
    await mailDueApplications(service.strapi, new Date(`${day}T08:00:00Z`));
  await waitForMails(1);
  const source = plainText(mailTo('info@tabor.example'));
  expect(source).toMatch(/TAB-0815: überfällig seit 16\.11\.2026\s+\S+\/admin\/bewerbungen\?bewerbung=[a-z\d]{24}\s/);
  expect(source).not.toMatch(/Anna|Geheimnis|muster|Privates/);
});

it('repeats the mail about what is due to those alone who did not get it', async () => {
  const company = await service.strapi.documents('plugin::content.company').findFirst({ filters: { key: 'tabor' } });
  const fields: Record<string, unknown> = { title: 'Köchin', kind: 'vacancy', area: 'hotel', workplace: 'Zürich' };
  const contactPerson = { name: 'Fritz Beispiel', email: 'fritz@tabor.example' };
  const data = { ...fields, contactPerson, company: company?.documentId };
  const { documentId: job } = await service.strapi.documents('plugin::content.job').create({ locale: 'de-CH', data });
  await apply({ acceptedAt: '2026-11-02T08:00:00.000Z' });
  await apply({ acceptedAt: '2026-11-02T09:00:00.000Z', email: '', job });
  await waitForMails(3);
  mails.length = 0;
  const mailAt = (time: string) => mailDueApplications(service.strapi, new Date(`2026-11-18T${time}Z`));
  dropped = contactPerson.email;
  for (const time of ['08:00', '08:15']) await mailAt(time);
  dropped = '';
  for (const time of ['08:30', '08:45']) await mailAt(time);
  expect(mails.map(({ to }) => to.join())).toEqual(['info@tabor.example', contactPerson.email]);
  await service.strapi.db.query('plugin::content.application').deleteMany({ where: { job: { documentId: job } } });
});

it('notifies the contact person of the job, if it has one', async () => {
  const company = await service.strapi.documents('plugin::content.company').findFirst();
  const fields: Record<string, unknown> = { title: 'Koch', kind: 'vacancy', area: 'hotel', workplace: 'Zürich' };
  const contactPerson = { name: 'Eva Beispiel', email: 'eva@tabor.example' };
  const data = { ...fields, contactPerson, company: company?.documentId };
  const { documentId: job } = await service.strapi.documents('plugin::content.job').create({ locale: 'de-CH', data });
  await apply({ job });
  await waitForMails(2);
  expect(mails.map(({ to }) => to.join()).toSorted()).toEqual([applicantAddress, 'eva@tabor.example']);
});

it('logs which house has no address for its notifications', async () => {
  const company: Record<string, unknown> = { key: 'geeren', name: 'Geeren' };
  await service.strapi.documents('plugin::content.company').create({ data: company });
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  await apply({ company: 'geeren' });
  const line = 'a submission (application) has no recipient: konfiguration-geeren has no email';
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(line), { timeout: 10_000 });
  await waitForMails(1);
  warn.mockRestore();
  await service.strapi.db.query('plugin::content.application').delete({ where: { email: applicantAddress } });
});

it('never sends to more than one address', async () => {
  await apply({ email: 'a@muster.example, b@muster.example' });
  await waitForMails(1);
  expect(mails[0]?.to).toEqual(['info@tabor.example']);
});

const receipts = () => mails.filter(({ to }) => /opfer/i.test(to.join()));

it('sends a mailbox at most three receipts a day, and the organisation all notifications', async () => {
  const spellings = [
    'opfer@muster.example',
    'Opfer@Muster.example',
    'opfer+1@muster.example',
    'OPFER+2@muster.example',
    '"opfer"@muster.example',
    '"opfer+3"@muster.example',
    'opfer@ｍuster.example',
  ];
  for (const email of spellings) {
    expect(await apply({ email })).toBe(201);
  }
  await vi.waitFor(() => expect(mails.length - receipts().length).toBe(spellings.length), { timeout: 10_000 });
  expect(receipts()).toHaveLength(3);
});

it('counts the receipts of a mailbox whose senders withdraw, without its address', async () => {
  for (let sent = 1; sent <= 4; sent += 1) {
    const token = randomBytes(32).toString('hex');
    await apply({ email: 'opferin@muster.example', privateToken: token });
    await waitForMails(Math.min(sent, 3) + 2 * sent - 1);
    const headers = { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ token, company: 'tabor' });
    const url = `${service.origin}/api/passport/withdraw`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
    await waitForMails(Math.min(sent, 3) + 2 * sent);
  }
  expect(receipts()).toHaveLength(3);
  const counted = await service.strapi.db.getConnection('sign_in_counters').select();
  expect(JSON.stringify(counted)).not.toMatch(/muster|opfer/i);
});

it('sends the mail for a forgotten password of the admin over the same server', async () => {
  await adminToken(service, 'redaktion-gruppe');
  const form = { email: 'redaktion-gruppe@haus.example' };
  expect((await sendForm(service.origin, forgottenPath, form)).status).toBe(200);
  await waitForMails(1);
  expect(mails[0]?.to).toEqual(['redaktion-gruppe@haus.example']);
  expect(plainText(mails[0]?.source)).toMatch(/\/admin\/anmelden\/passwort\?token=[\w:]{20,}/);
  expect(mails[0]?.source).toContain('From: Websites <websites@group.example>');
});

it('mails an invitation to the person whom an administrator creates', async () => {
  const administrator = await adminClient(service, 'strapi-super-admin');
  const person = { firstname: 'Ida', lastname: 'Neu', email: 'ida@haus.example', roles: [1] };
  const invited = await administrator('POST', '/content/accounts', person);
  expect(invited.status).toBe(200);
  await waitForMails(1);
  expect(mails[0]?.to).toEqual([person.email]);
  const { id, link: former } = JSON.parse(invited.text);
  expect(plainText(mails[0]?.source)).toContain(former);

  // Again, by which the former link is worth nothing.
  const again = JSON.parse((await administrator('POST', `/content/accounts/${id}/invitation`)).text);
  expect(again).toMatchObject({ email: person.email, mailed: true });
  await waitForMails(2);
  expect(plainText(mails[1]?.source)).toContain(again.link);
  const pageOf = async (link: string) => (await fetch(link.replace(/^https?:\/\/[^/]+/, service.origin))).text();
  expect(await pageOf(again.link)).toContain(`Ihr Konto: ${person.email}`);
  expect(await pageOf(former)).toContain('gilt nicht mehr');

  // And to another address, once it is corrected.
  const path = `/content/accounts/${id}`;
  expect((await administrator('PUT', path, { lastname: 'Neuer', email: person.email })).text).toBe('{}');
  person.email = 'ida.neu@haus.example';
  const corrected = JSON.parse((await administrator('PUT', path, { email: person.email })).text);
  expect(corrected).toMatchObject({ email: person.email, kind: 'invitation', mailed: true });
  await waitForMails(3);
  expect(mails[2]?.to).toEqual([person.email]);
  expect(plainText(mails[2]?.source)).toContain(corrected.link);
  expect(await pageOf(again.link)).toContain('gilt nicht mehr');

  // And for a week, as the time in the table says.
  const age = (days: number) =>
    service.strapi.db
      .connection('admin_users')
      .where({ id })
      .update({ updated_at: Date.now() - days * 86_400_000 });
  await age(6.9);
  expect(await pageOf(corrected.link)).toContain(`Ihr Konto: ${person.email}`);
  await age(7.1);
  expect(await pageOf(corrected.link)).toContain('Bitte lassen Sie sich einen neuen senden.');
  const { accounts, choices } = JSON.parse((await administrator('GET', '/content/accounts')).text);
  expect(accounts).toContainEqual({
    id,
    firstname: 'Ida',
    lastname: 'Neuer',
    email: person.email,
    isActive: false,
    name: 'Ida Neuer',
    state: 'invited',
    isOfDirectory: false,
    isOwn: false,
    chosen: [1],
  });
  expect(choices).toContainEqual({ id: expect.any(Number), name: 'Redaktion Tabor' });
});

it('mails a user of the directory how to sign in, in place of a link that sets a password', async () => {
  await adminToken(service, 'redaktion-bauma', 'firma');
  const users = service.strapi.db.query('admin::user');
  const user: { id: number } = await users.findOne({ where: { email: 'firma@haus.example' } });
  const account = { issuer: 'https://login.example', subject: 'firma', userId: user.id, left: false };
  await service.strapi.db
    .query('plugin::content.directory-account')
    .create({ data: { ...account, refreshToken: 'x', checkedAt: new Date().toISOString() } });
  const ask = async (email: string) => {
    const { status, html } = await sendForm(service.origin, forgottenPath, { email });
    return [status, html];
  };
  // Everybody gets the same answer: those of the directory, those with a password, and those without an account.
  const answers = [];
  for (const name of ['firma', 'redaktion-gruppe', 'niemand']) answers.push(await ask(`${name}@haus.example`));
  expect(answers).toEqual(answers.map(() => [200, expect.stringContaining('ist eine E-Mail unterwegs')]));
  expect(new Set(answers.map(String)).size).toBe(1);
  await waitForMails(2);
  const mail = mails.find(({ to }) => to.includes('firma@haus.example'));
  expect(plainText(mail?.source)).toContain('Bitte melden Sie sich mit Ihrem Firmenkonto an');
  expect(plainText(mail?.source)).toContain('/admin/anmelden');
  expect(mail?.source).not.toContain('token');
});

it('sends no mails that a user of the admin writes by an endpoint of Strapi', async () => {
  const mail = { to: 'opfer@muster.example', subject: 'Gewonnen', text: 'Bitte hier klicken.' };
  for (const role of ['redaktion-tabor', 'strapi-super-admin'])
    for (const path of ['/email', '/email/test'])
      expect([404, 405]).toContainEqual((await (await adminClient(service, role))('POST', path, mail)).status);
  expect(receipts()).toEqual([]);
});

it('says without a mail server that no mail is sent, and whom to ask', async () => {
  vi.stubEnv('SMTP_HOST', '');
  const shown = await fetch(service.origin + forgottenPath);
  const sent = await sendForm(service.origin, forgottenPath, { email: 'redaktion-gruppe@haus.example' });
  for (const html of [await shown.text(), sent.html]) {
    expect(html).toContain('Dieser Dienst verschickt keine E-Mails. Bitte wenden Sie sich an die Person');
    expect(html).not.toContain('name="email"');
  }
  vi.stubEnv('SMTP_HOST', '127.0.0.1');
});

it('tells an applicant a decision with the text of HR and the link to their page, and sets the stage once it is sent', async () => {
  const hr = await adminClient(service, 'personal-tabor');
  const privateToken = randomBytes(32).toString('hex');
  await apply({ privateToken });
  await waitForMails(2);
  mails.length = 0;
  const query = service.strapi.db.query('plugin::content.application');
  const { documentId } = await query.findOne({ where: { email: applicantAddress } });
  const mail = { stage: 'invited', subject: 'Ihre Bewerbung', text: 'Kommen Sie am Dienstag?' };
  const sendDecision = (seen = 'new', toldAt?: string) =>
    hr('POST', `/content/applications/${documentId}/decision`, { ...mail, seen, toldAt });
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  isRejected = () => true;
  expect((await sendDecision()).status).toBe(424);
  isRejected = () => false;
  expect(JSON.stringify(warn.mock.calls)).not.toContain('@');
  warn.mockRestore();
  expect(await query.findOne({ where: { documentId } })).toMatchObject({ stage: 'new', toldStage: null });
  // Two colleagues at once.
  const answers = await Promise.all([sendDecision(), sendDecision()]);
  expect(answers).toContainEqual({ status: 200, text: '{"isStageSet":true}' });
  expect(answers).toContainEqual(expect.objectContaining({ status: 409 }));
  expect(mails.filter(({ to }) => to.includes(applicantAddress))).toHaveLength(1);
  expect(plainText(mailTo(applicantAddress))).toContain('Kommen Sie am Dienstag?');
  expect(plainText(mailTo(applicantAddress))).toContain(`/meine/bewerbung/${privateToken}`);
  expect(mailTo(applicantAddress)).toContain('Reply-To: info@tabor.example');
  const decided = await query.findOne({ where: { documentId } });
  expect(decided).toMatchObject({ stage: 'invited', toldStage: 'invited' });

  // In a window that still shows the application as new, or as invited without a mail.
  expect((await sendDecision()).status).toBe(409);
  expect((await sendDecision('invited')).status).toBe(409);
  const application = 'plugin::content.application';
  const lock = { models: [application], beforeUpdate: () => Promise.reject(new Error('locked')) };
  const unlock = service.strapi.db.lifecycles.subscribe(lock);
  const error = vi.spyOn(service.strapi.log, 'error').mockImplementation(() => service.strapi.log);
  mails.length = 0;
  expect(await sendDecision('invited', decided.toldAt)).toEqual({ status: 200, text: '{"isStageSet":false}' });
  expect(mails).toHaveLength(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('a mail to an applicant was sent'));
  error.mockRestore();
  unlock();
});

it('lets another house decide while the mail of a decision is sent', async () => {
  const deciding = async (key: string) => {
    const hr = await adminClient(service, `personal-${key}`);
    await apply({ company: key });
    const where = { email: applicantAddress, company: { key } };
    const { documentId } = await service.strapi.db.query('plugin::content.application').findOne({ where });
    const change = { stage: 'invited', seen: { [documentId]: 'new' } };
    return {
      mail: () => {
        const mail = { stage: 'invited', seen: 'new', subject: 'Ihre Bewerbung', text: 'Kommen Sie am Dienstag?' };
        return hr('POST', `/content/applications/${documentId}/decision`, mail);
      },
      set: async () => (await hr('POST', '/content/applications/stage', change)).status,
    };
  };
  const [tabor, bauma] = [await deciding('tabor'), await deciding('bauma')];
  await waitForMails(4);
  held = applicantAddress;
  const mailed = tabor.mail();
  await vi.waitFor(() => expect(release).toBeDefined(), { timeout: 10_000 });
  const later = tabor.set();
  expect(await bauma.set()).toBe(200);
  held = '';
  release?.();
  expect((await mailed).status).toBe(200);
  expect(await later).toBe(409);
});

it('mails the editors of an organisation once what the nightly checks found, and links that failed twice', async () => {
  const { strapi } = service;
  await adminToken(service, 'redaktion-tabor');
  const company = await strapi.documents('plugin::content.company').findFirst({ filters: { key: 'tabor' } });
  const dead = 'https://weg.example/';
  const blocks = [{ __component: 'blocks.call-to-action', title: 'Verband', label: 'Zum Verband', link: dead }];
  const page: Record<string, unknown> = { title: 'Probe', path: '/s/probe', company: company?.documentId, blocks };
  const { documentId } = await strapi.documents('plugin::content.page').create({ locale: 'de-CH', data: page });
  await strapi.documents('plugin::content.page').publish({ documentId, locale: 'de-CH' });
  const frame = strapi.documents('plugin::content.konfiguration-tabor');
  const { documentId: id = '' } = (await frame.findFirst()) ?? {};
  const data: Record<string, unknown> = { Nav: [{ name: 'Weg', link: '/gibt-es-nicht' }] };
  await frame.update({ documentId: id, data, status: 'published' });

  const night = (day: number) =>
    runNightlyChecks(strapi, new Date(`2026-11-${day}T02:20:00Z`), (link) => Promise.resolve(link === dead));
  await night(20);
  expect(mails.map(({ to }) => to)).toEqual([['redaktion-tabor@haus.example']]);
  expect(plainText(mails[0]?.source)).toMatch(/single-types\/plugin::content\.konfiguration-tabor/);
  expect(plainText(mails[0]?.source)).not.toContain(dead);
  // In another process in the same night: neither a second mail nor a second failure.
  await night(20);
  expect(mails).toHaveLength(1);
  await night(21);
  expect(mails).toHaveLength(2);
  expect(plainText(mails[1]?.source)).toContain(`Der Link zu ${dead} ging in zwei Nächten ins Leere`);
  await night(22);
  expect(mails).toHaveLength(2);
});

const dayMs = 86_400_000;
/** The token in the link of a mail. */
const tokenIn = (source: string) => /\/meine\/stellenabo\/([\da-f]{64})/.exec(plainText(source))?.[1] ?? '';
/** What the website gets for a link. */
const openAlert = async (token: string, action?: string) => {
  const headers = { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ token, company: 'tabor', action });
  const response = await fetch(`${service.origin}/api/alerts/link`, { method: 'POST', headers, body });
  return (await response.json()).alert;
};

/** Subscribes, and returns the token of the mail that asks for the confirmation. */
async function subscribe(data: Record<string, unknown> = {}): Promise<string> {
  mails.length = 0;
  const privateToken = randomUUID().replaceAll('-', '').repeat(2);
  expect(await submit('alerts', { email: applicantAddress, privateToken, ...data })).toBe(201);
  await waitForMails(1);
  expect(mails[0]?.to.join().toLowerCase()).toBe(applicantAddress);
  return tokenIn(mails[0]?.source ?? '');
}

async function advertise(title: string, more: Record<string, unknown> = {}): Promise<void> {
  const company = await service.strapi.documents('plugin::content.company').findFirst();
  const data = { title, kind: 'vacancy', area: 'care', workplace: 'Zürich', company: company?.documentId, ...more };
  await service.strapi.documents('plugin::content.job').create({ locale: 'de-CH', data, status: 'published' });
}

/** The mails of a day at noon, some days from now. */
async function mailsOfDay(days: number): Promise<Mail[]> {
  mails.length = 0;
  const day = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  await sendAlerts(service.strapi, new Date(`${day}T11:00:00Z`));
  return mails.filter(({ to }) => to.join() === applicantAddress);
}

describe('new jobs by mail', () => {
  it('come once a day, confirmed, with what is new and wished for, and end with one click', async () => {
    await advertise('Alte Stelle');
    const token = await subscribe({ area: 'care', place: 'Zürich' });
    expect(await openAlert(token)).toMatchObject({ area: 'care', endsAt: null });
    await advertise('Noch nicht bestätigt');
    expect(await mailsOfDay(1)).toEqual([]);
    expect(await openAlert(token, 'renew')).toMatchObject({ endsAt: null });
    expect(await openAlert(token, 'confirm')).toMatchObject({ endsAt: expect.any(String) });
    expect(await mailsOfDay(1)).toEqual([]);

    await advertise('Neue Pflege', { pensumMin: 60, pensumMax: 80 });
    await advertise('Neuer Koch', { area: 'hotel' });
    expect(await mailsOfDay(1)).toEqual([]);
    const [mail, ...others] = await mailsOfDay(2);
    expect(others).toEqual([]);
    const source = plainText(mail?.source);
    expect(source).toMatch(/Neue Pflege, Zürich, 60–80 %\r\nhttps:\/\/\S+\/jobs\/offene-stellen\/[a-z\d]{24}\r\n/);
    expect(source).not.toMatch(/Alte Stelle|Noch nicht|Neuer Koch/);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(source).toMatch(new RegExp(`List-Unsubscribe:\\s+<https://\\S+/meine/stellenabo/${token}>`));
    expect([await mailsOfDay(2), await mailsOfDay(3)]).toEqual([[], []]);

    expect(await openAlert(token, 'unsubscribe')).toBeNull();
    expect([await openAlert(token), await openAlert(token, 'confirm')]).toEqual([null, null]);
    await advertise('Nach dem Abo');
    expect(await mailsOfDay(4)).toEqual([]);
  });

  it('come to none who unsubscribes while those of others are sent', async () => {
    await openAlert(await subscribe(), 'confirm');
    held = applicantAddress;
    applicantAddress = 'next@muster.example';
    const token = await subscribe();
    await openAlert(token, 'confirm');
    await advertise('Während des Versands');
    const sending = mailsOfDay(1);
    await vi.waitFor(() => expect(release).toBeDefined(), { timeout: 10_000 });
    expect(await openAlert(token, 'unsubscribe')).toBeNull();
    held = '';
    release?.();
    expect(await sending).toEqual([]);
  });

  it('are confirmed by a mail also after the receipts of the day, three times', async () => {
    for (let sent = 1; sent <= 3; sent += 1) await apply();
    await waitForMails(6);
    for (let asked = 1; asked <= 3; asked += 1) expect(await subscribe()).toMatch(/^[\da-f]{64}$/);
    mails.length = 0;
    await submit('alerts', { email: applicantAddress, privateToken: randomBytes(32).toString('hex') });
    await sendDueMails(service.strapi);
    expect(mails).toEqual([]);
  });

  it('replace an older subscription of the address once they are confirmed, not before', async () => {
    const older = await subscribe();
    await openAlert(older, 'confirm');
    const token = await subscribe({ email: applicantAddress.toUpperCase() });
    expect(await openAlert(older)).not.toBeNull();
    await openAlert(token, 'confirm');
    expect([await openAlert(older), await openAlert(token)]).toEqual([null, expect.anything()]);
  });

  it('end after six months unless they are renewed, with a mail two weeks before, and are erased', async () => {
    const token = await subscribe();
    const { endsAt } = await openAlert(token, 'confirm');
    const days = (Date.parse(endsAt) - Date.now()) / dayMs;
    expect(Math.round(days / 30)).toBe(6);
    expect(await mailsOfDay(Math.floor(days) - 16)).toEqual([]);
    const [mail] = await mailsOfDay(Math.floor(days) - 12);
    expect(plainText(mail?.source)).toContain('Ihr Stellenabo endet am');
    expect(await mailsOfDay(Math.floor(days) - 11)).toEqual([]);
    const count = () => service.strapi.db.query('plugin::content.alert').count({ where: { email: applicantAddress } });
    await eraseExpired(service.strapi, new Date(Date.parse(endsAt) - dayMs));
    expect(await count()).toBe(1);
    await eraseExpired(service.strapi, new Date(Date.parse(endsAt) + dayMs));
    expect(await count()).toBe(0);
  });

  it('are erased with the address without a confirmation within 48 hours', async () => {
    const token = await subscribe();
    await eraseExpired(service.strapi, new Date(Date.now() + 47 * 3_600_000));
    expect(await openAlert(token)).not.toBeNull();
    await eraseExpired(service.strapi, new Date(Date.now() + 49 * 3_600_000));
    expect(await openAlert(token)).toBeNull();
  });
});

it('waits once, not for each mail, for a server that does not answer', async () => {
  const query = service.strapi.db.query('plugin::content.application');
  for (let number = 0; number < 3; number += 1) await apply();
  await sendDueMails(service.strapi);
  await query.updateMany({ where: {}, data: { notificationDue: true } });
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  const port = process.env.SMTP_PORT;
  vi.stubEnv('SMTP_PORT', '1');
  await sendDueMails(service.strapi);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/will be retried: (?:ESOCKET|ECONNECTION)$/)]]);
  warn.mockRestore();
  vi.stubEnv('SMTP_PORT', port);
  await sendDueMails(service.strapi);
  expect(await query.count({ where: { notificationDue: true } })).toBe(0);
});

it('sends the mails behind one for which the server closes the connection', async () => {
  dropped = applicantAddress;
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  await apply();
  await apply({ email: 'behind@muster.example' });
  await sendDueMails(service.strapi);
  expect(mails.map(({ to }) => to.join())).toContain('behind@muster.example');
  expect(mails.map(({ to }) => to.join())).not.toContain(dropped);
  dropped = '';
  await sendDueMails(service.strapi);
  expect(mails.map(({ to }) => to.join())).toContain(applicantAddress);
  warn.mockRestore();
});

it.each(['sender', 'organisation'])('mails the other one while the mail server rejects the %s', async (whom) => {
  const addresses = [applicantAddress, 'info@tabor.example'];
  const [rejected, other] = whom === 'sender' ? addresses : addresses.toReversed();
  const reference = `TAB-${whom}`;
  const told = () => mails.filter(({ source }) => source.includes(reference)).map(({ to }) => to.join());
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  isRejected = (address) => address === rejected;
  await apply({ reference });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
  for (let tries = 0; tries < 4; tries += 1) await sendDueMails(service.strapi);
  expect(told()).toEqual([other]);
  isRejected = () => false;
  await sendDueMails(service.strapi);
  expect(told()).toEqual([other, rejected]);
  warn.mockRestore();
});

it('accepts submissions while the mail server fails, logs no address, and retries', async () => {
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  isRejected = () => true;
  expect(await apply()).toBe(201);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/@|Anna|Geheimnis/);
  expect(mails).toEqual([]);
  isRejected = () => false;
  warn.mockRestore();
  await service.restart();
  await waitForMails(2);
  const due = { $or: [{ receiptDue: true }, { notificationDue: true }] };
  const query = service.strapi.db.query('plugin::content.application');
  await vi.waitFor(async () => expect(await query.count({ where: due })).toBe(0));
});
