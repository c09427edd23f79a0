import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { adminClient } from '../testing/admin.fixture.ts';
import { stored } from '../testing/entries.fixture.ts';
import { plainText } from '../testing/mailServer.fixture.ts';
import { mailing } from '../testing/mailing.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService();
const { applicant, apply, companyOf, mailTo, mails, onPage, waitForMails } = mailing(service);

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
  const source = plainText(mailTo(applicant.email));
  expect(source).toContain('TAB-4711');
  expect(source).toContain(words);
  expect(source).not.toMatch(/Geheimnis|Privates/);
});

it('sends the applicant the link to their page', async () => {
  const privateToken = randomBytes(32).toString('hex');
  await apply({ privateToken });
  await waitForMails(2);
  const link = new RegExp(`\\shttps://tabor\\.example/meine/bewerbung/${privateToken}\\s`);
  expect(plainText(mailTo(applicant.email))).toMatch(link);
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
  expect(await onPage(token, action, { email: '', tel: '+41790000000' })).toBe(200);
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
    .findMany({ where: { email: applicant.email }, populate: ['company'] });
  const copy = entries.find(({ company }) => company.key === 'bauma');
  const receipt = plainText(mailTo(applicant.email));
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

it('notifies the contact person of the job, if it has one', async () => {
  const fields = { title: 'Koch', kind: 'vacancy', area: 'hotel', workplace: 'Zürich', company: companyOf('tabor') };
  const contactPerson = { name: 'Eva Beispiel', email: 'eva@tabor.example' };
  const job = await stored(service, 'job', { ...fields, contactPerson }, { locale: 'de-CH' });
  await apply({ job });
  await waitForMails(2);
  expect(mails.map(({ to }) => to.join()).toSorted()).toEqual([applicant.email, 'eva@tabor.example']);
});

it('logs which house has no address for its notifications', async () => {
  await stored(service, 'company', { key: 'geeren', name: 'Geeren' });
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  await apply({ company: 'geeren' });
  const line = 'a submission (application) has no recipient: konfiguration-geeren has no email';
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(line), { timeout: 10_000 });
  await waitForMails(1);
  warn.mockRestore();
  await service.rows('application').delete({ where: { email: applicant.email } });
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
    expect(await onPage(token, 'withdraw')).toBe(200);
    await waitForMails(Math.min(sent, 3) + 2 * sent);
  }
  expect(receipts()).toHaveLength(3);
  const counted = await service.strapi.db.getConnection('sign_in_counters').select();
  expect(JSON.stringify(counted)).not.toMatch(/muster|opfer/i);
});
