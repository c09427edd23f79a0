import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { forgottenPath } from '../features/signInPage/accounts.ts';
import { adminClient, adminToken } from '../testing/admin.fixture.ts';
import { sendForm } from '../testing/signIn.fixture.ts';
import { plainText } from '../testing/mailServer.fixture.ts';
import { mailing } from '../testing/mailing.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService();
const { apply, mails, mailTo, onPage, recipients, waitForMails } = mailing(service);

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

it('mails a user of the directory how to sign in, and no link that sets a password', async () => {
  await adminToken(service, 'redaktion-bauma', 'firma');
  const users = service.strapi.db.query('admin::user');
  const user: { id: number } = await users.findOne({ where: { email: 'firma@haus.example' } });
  const account = { issuer: 'https://login.example', subject: 'firma', userId: user.id, left: false };
  await service
    .rows('directory-account')
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
  expect(mails).toEqual([]);
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

it('sends a mail about a change again that the server does not take at first', async () => {
  const token = randomBytes(32).toString('hex');
  await apply({ privateToken: token });
  await waitForMails(2);
  mails.length = 0;
  let attempts = 0;
  recipients.isRejected = () => ++attempts === 1;
  await onPage(token, 'withdraw');
  await waitForMails(1);
  recipients.isRejected = () => false;
  expect(attempts).toBe(2);
  expect(plainText(mailTo('info@tabor.example'))).toContain('zurückgezogen');
});
