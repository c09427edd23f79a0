import { expect, it } from 'vitest';
import { mailDueApplications } from './dueApplicationMails.ts';
import { stored } from '../../testing/entries.fixture.ts';
import { plainText } from '../../testing/mailServer.fixture.ts';
import { mailing } from '../../testing/mailing.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const { apply, companyOf, mailTo, mails, recipients, waitForMails } = mailing(service);

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
  const fields = { title: 'Köchin', kind: 'vacancy', area: 'hotel', workplace: 'Zürich', company: companyOf('tabor') };
  const contactPerson = { name: 'Fritz Beispiel', email: 'fritz@tabor.example' };
  const job = await stored(service, 'job', { ...fields, contactPerson }, { locale: 'de-CH' });
  await apply({ acceptedAt: '2026-11-02T08:00:00.000Z' });
  await apply({ acceptedAt: '2026-11-02T09:00:00.000Z', email: '', job });
  await waitForMails(3);
  mails.length = 0;
  const mailAt = (time: string) => mailDueApplications(service.strapi, new Date(`2026-11-18T${time}Z`));
  recipients.dropped = contactPerson.email;
  for (const time of ['08:00', '08:15']) await mailAt(time);
  recipients.dropped = '';
  for (const time of ['08:30', '08:45']) await mailAt(time);
  expect(mails.map(({ to }) => to.join())).toEqual(['info@tabor.example', contactPerson.email]);
  await service.rows('application').deleteMany({ where: { job: { documentId: job } } });
});
