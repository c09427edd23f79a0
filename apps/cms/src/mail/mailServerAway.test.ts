import { expect, it, vi } from 'vitest';
import { mailing } from '../testing/mailing.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService();
const { applicant, apply, mails, recipients, sendDueMails, waitForMails } = mailing(service);

it('waits once, not for each mail, for a server that does not answer', async () => {
  const query = service.rows('application');
  for (let number = 0; number < 3; number += 1) await apply();
  await sendDueMails();
  await query.updateMany({ where: {}, data: { notificationDue: true } });
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  const port = process.env.SMTP_PORT;
  vi.stubEnv('SMTP_PORT', '1');
  await sendDueMails();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/will be retried: (?:ESOCKET|ECONNECTION)$/)]]);
  warn.mockRestore();
  vi.stubEnv('SMTP_PORT', port);
  await sendDueMails();
  expect(await query.count({ where: { notificationDue: true } })).toBe(0);
});

it('sends the mails behind one for which the server closes the connection', async () => {
  recipients.dropped = applicant.email;
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  await apply();
  await apply({ email: 'behind@muster.example' });
  await sendDueMails();
  expect(mails.map(({ to }) => to.join())).toContain('behind@muster.example');
  expect(mails.map(({ to }) => to.join())).not.toContain(recipients.dropped);
  recipients.dropped = '';
  await sendDueMails();
  expect(mails.map(({ to }) => to.join())).toContain(applicant.email);
  warn.mockRestore();
});

it.each(['sender', 'organisation'])('mails the other one while the mail server rejects the %s', async (whom) => {
  const addresses = [applicant.email, 'info@tabor.example'];
  const [rejected, other] = whom === 'sender' ? addresses : addresses.toReversed();
  const reference = `TAB-${whom}`;
  const told = () => mails.filter(({ source }) => source.includes(reference)).map(({ to }) => to.join());
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  recipients.isRejected = (address) => address === rejected;
  await apply({ reference });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
  for (let tries = 0; tries < 4; tries += 1) await sendDueMails();
  expect(told()).toEqual([other]);
  recipients.isRejected = () => false;
  await sendDueMails();
  expect(told()).toEqual([other, rejected]);
  warn.mockRestore();
});

it('accepts submissions while the mail server fails, logs no address, and retries', async () => {
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  recipients.isRejected = () => true;
  expect(await apply()).toBe(201);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/@|Anna|Geheimnis/);
  expect(mails).toEqual([]);
  recipients.isRejected = () => false;
  warn.mockRestore();
  await service.restart();
  await waitForMails(2);
  const due = { $or: [{ receiptDue: true }, { notificationDue: true }] };
  const query = service.rows('application');
  await vi.waitFor(async () => expect(await query.count({ where: due })).toBe(0));
});
