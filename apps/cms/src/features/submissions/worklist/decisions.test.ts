import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { adminClient } from '../../../testing/admin.fixture.ts';
import { plainText } from '../../../testing/mailServer.fixture.ts';
import { mailing } from '../../../testing/mailing.fixture.ts';
import { runningService } from '../../../testing/runningService.fixture.ts';

const service = runningService();
const { applicant, apply, mailTo, mails, recipients, waitForMails } = mailing(service);

it('tells an applicant a decision with the text of HR and the link to their page, and sets the stage once it is sent', async () => {
  const hr = await adminClient(service, 'personal-tabor');
  const privateToken = randomBytes(32).toString('hex');
  await apply({ privateToken });
  await waitForMails(2);
  mails.length = 0;
  const query = service.rows('application');
  const { documentId } = await query.findOne({ where: { email: applicant.email } });
  const mail = { stage: 'invited', subject: 'Ihre Bewerbung', text: 'Kommen Sie am Dienstag?' };
  const sendDecision = (seen = 'new', toldAt?: string) =>
    hr('POST', `/content/applications/${documentId}/decision`, { ...mail, seen, toldAt });
  const warn = vi.spyOn(service.strapi.log, 'warn').mockImplementation(() => service.strapi.log);
  recipients.isRejected = () => true;
  expect((await sendDecision()).status).toBe(424);
  recipients.isRejected = () => false;
  // The connection breaks, by which the service cannot know whether the mail has arrived.
  recipients.dropped = applicant.email;
  expect((await sendDecision()).status).toBe(504);
  recipients.dropped = '';
  expect(JSON.stringify(warn.mock.calls)).not.toContain('@');
  warn.mockRestore();
  expect(await query.findOne({ where: { documentId } })).toMatchObject({ stage: 'new', toldStage: null });
  // Two colleagues at once.
  const answers = await Promise.all([sendDecision(), sendDecision()]);
  expect(answers).toContainEqual(expect.objectContaining({ status: 200, text: '{"isStageSet":true}' }));
  expect(answers).toContainEqual(expect.objectContaining({ status: 409 }));
  expect(mails.filter(({ to }) => to.includes(applicant.email))).toHaveLength(1);
  expect(plainText(mailTo(applicant.email))).toContain('Kommen Sie am Dienstag?');
  expect(plainText(mailTo(applicant.email))).toContain(`/meine/bewerbung/${privateToken}`);
  expect(mailTo(applicant.email)).toContain('Reply-To: info@tabor.example');
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
  expect(await sendDecision('invited', decided.toldAt)).toMatchObject({ status: 200, text: '{"isStageSet":false}' });
  expect(mails).toHaveLength(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('a mail to an applicant was sent'));
  error.mockRestore();
  unlock();
});

it('lets another house decide while the mail of a decision is sent', async () => {
  const deciding = async (key: string) => {
    const hr = await adminClient(service, `personal-${key}`);
    await apply({ company: key });
    const where = { email: applicant.email, company: { key } };
    const { documentId } = await service.rows('application').findOne({ where });
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
  recipients.held = applicant.email;
  const mailed = tabor.mail();
  await vi.waitFor(() => expect(recipients.release).toBeDefined(), { timeout: 10_000 });
  const later = tabor.set();
  expect(await bauma.set()).toBe(200);
  recipients.held = '';
  recipients.release?.();
  expect((await mailed).status).toBe(200);
  expect(await later).toBe(409);
});
