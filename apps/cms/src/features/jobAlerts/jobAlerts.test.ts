import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { sendAlerts } from './sendAlerts.ts';
import { eraseExpired } from '../submissions/retention.ts';
import { stored } from '../../testing/entries.fixture.ts';
import { type Mail, plainText } from '../../testing/mailServer.fixture.ts';
import { mailing } from '../../testing/mailing.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const { applicant, apply, companyOf, mails, recipients, sendDueMails, submit, waitForMails } = mailing(service);

const dayMs = 86_400_000;
/** The token in the link of a mail. */
const tokenIn = (source: string) => /\/meine\/stellenabo\/([\da-f]{64})/.exec(plainText(source))?.[1] ?? '';
/** What the website gets for a link. */
const openAlert = async (token: string, action?: string, company = 'tabor') => {
  const response = await service.post('/api/alerts/link', { token, company, action });
  return (await response.json()).alert;
};

/** Subscribes, and returns the token of the mail that asks for the confirmation. */
async function subscribe(data: Record<string, unknown> = {}): Promise<string> {
  mails.length = 0;
  const privateToken = randomUUID().replaceAll('-', '').repeat(2);
  expect(await submit('alerts', { email: applicant.email, privateToken, ...data })).toBe(201);
  await waitForMails(1);
  expect(mails[0]?.to.join().toLowerCase()).toBe(applicant.email);
  return tokenIn(mails[0]?.source ?? '');
}

async function advertise(title: string, more: object = {}): Promise<void> {
  const data = { title, kind: 'vacancy', area: 'care', workplace: 'Zürich', company: companyOf('tabor'), ...more };
  await stored(service, 'job', data, { locale: 'de-CH', status: 'published' });
}

/** The mails of a day at noon, some days from now. */
async function mailsOfDay(days: number): Promise<Mail[]> {
  mails.length = 0;
  const day = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  await sendAlerts(service.strapi, new Date(`${day}T11:00:00Z`));
  return mails.filter(({ to }) => to.join() === applicant.email);
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

  it('have none of a house that has left the group', async () => {
    const holding = await stored(service, 'company', { key: 'enfermagem', name: 'Enfermagem' });
    const former = await stored(service, 'company', { key: 'geeren', name: 'Geeren' });
    await service.rows('company').update({ where: { key: 'geeren' }, data: { key: 'ehemalig' } });
    const token = await subscribe({ company: 'enfermagem' });
    expect(await openAlert(token, 'confirm', 'enfermagem')).toMatchObject({ endsAt: expect.any(String) });
    await advertise('Stelle der Gruppe', { company: holding });
    await advertise('Stelle des ehemaligen Hauses', { company: former });
    const source = plainText((await mailsOfDay(1))[0]?.source);
    expect(source).toContain('Stelle der Gruppe');
    expect(source).not.toContain('Stelle des ehemaligen Hauses');
  });

  it('come to none who unsubscribes while those of others are sent', async () => {
    await openAlert(await subscribe(), 'confirm');
    recipients.held = applicant.email;
    applicant.email = 'next@muster.example';
    const token = await subscribe();
    await openAlert(token, 'confirm');
    await advertise('Während des Versands');
    const sending = mailsOfDay(1);
    await vi.waitFor(() => expect(recipients.release).toBeDefined(), { timeout: 10_000 });
    expect(await openAlert(token, 'unsubscribe')).toBeNull();
    recipients.held = '';
    recipients.release?.();
    expect(await sending).toEqual([]);
  });

  it('are tried once a day for a mailbox that is gone, and come with all that is new once it is back', async () => {
    await openAlert(await subscribe(), 'confirm');
    await advertise('Für ein volles Postfach');
    const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
    let attempts = 0;
    recipients.isRejected = (address) => address === applicant.email && ++attempts > 0;
    for (const days of [1, 1, 1, 2]) expect(await mailsOfDay(days)).toEqual([]);
    recipients.isRejected = () => false;
    warn.mockRestore();
    expect(attempts).toBe(2);
    expect(plainText((await mailsOfDay(3))[0]?.source)).toContain('Für ein volles Postfach');
  });

  it('are confirmed by a mail also after the receipts of the day, three times', async () => {
    for (let sent = 1; sent <= 3; sent += 1) await apply();
    await waitForMails(6);
    for (let asked = 1; asked <= 3; asked += 1) expect(await subscribe()).toMatch(/^[\da-f]{64}$/);
    mails.length = 0;
    await submit('alerts', { email: applicant.email, privateToken: randomBytes(32).toString('hex') });
    await sendDueMails();
    expect(mails).toEqual([]);
  });

  it('replace an older subscription of the address once they are confirmed, not before', async () => {
    const older = await subscribe();
    await openAlert(older, 'confirm');
    const token = await subscribe({ email: applicant.email.toUpperCase() });
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
    const count = () => service.rows('alert').count({ where: { email: applicant.email } });
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
