import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { deliver } from './delivery.fixture.ts';
import { stored } from './entries.fixture.ts';
import { mailServer } from './mailServer.fixture.ts';
import type { RunningService } from './runningService.fixture.ts';

/** What the mail server does with a mail, by its recipient. */
interface Recipients {
  isRejected: (address: string) => boolean;
  /** The server closes the connection when a mail to this address comes. */
  dropped: string;
  /** A mail to this address waits until it is released. */
  held: string;
  release?: (() => void) | undefined;
}

/** Tabor and Bauma with a mail server, for all tests of a file, and an applicant with another address for each test. */
export function mailing(service: RunningService) {
  const recipients: Recipients = { isRejected: () => false, dropped: '', held: '' };
  const { mails, smtp } = mailServer(({ address }, { id }, done) => {
    if (address === recipients.held) return void (recipients.release = () => done(null));
    if (address !== recipients.dropped)
      return done(recipients.isRejected(address) ? new Error(`no room for ${address}`) : null);
    // No other one: the service itself sends as well, by its own instance of these modules.
    for (const connection of smtp.connections) if (connection.session.id === id) connection.close();
  });
  const applicant = { email: '' };
  let applicants = 0;
  const companies = new Map<string, string>();

  beforeAll(async () => {
    for (const [key, name] of Object.entries({ tabor: 'Tabor', bauma: 'Bauma' })) {
      companies.set(key, await stored(service, 'company', { key, name }));
      const frame = { Name: name, email: `info@${key}.example` };
      await stored(service, `konfiguration-${key}`, frame, { status: 'published' });
    }
  });

  beforeEach(() => {
    // A mailbox gets only a few receipts a day.
    applicant.email = `anna-${++applicants}@muster.example`;
    mails.length = 0;
    recipients.release = undefined;
  });

  async function submit(path: string, data: Record<string, unknown>): Promise<number> {
    const acceptedAt = new Date().toISOString();
    const common = { key: randomUUID(), company: 'tabor', reference: 'TAB-4711', acceptedAt, language: 'de' };
    return (await deliver(service, path, { ...common, ...data })).status;
  }

  function apply(data: Record<string, unknown> = {}): Promise<number> {
    const person = { firstName: 'Anna', surname: 'Geheimnis', area: 'care', message: 'Privates' };
    return submit('applications', { ...person, email: applicant.email, ...data });
  }

  /** What who has the link to an application does on its page; the status. */
  async function onPage(token: string, action: string, more: object = {}): Promise<number> {
    return (await service.post(`/api/passport/${action}`, { token, company: 'tabor', ...more })).status;
  }

  return {
    mails,
    recipients,
    applicant,
    companyOf: (key: string): string => companies.get(key) ?? '',
    submit,
    apply,
    onPage,
    sendDueMails: () => service.module('mail/dueMails').sendDueMails(service.strapi),
    waitForMails: (number: number) => vi.waitFor(() => expect(mails).toHaveLength(number), { timeout: 10_000 }),
    mailTo: (address: string) => mails.find(({ to }) => to.join() === address)?.source ?? '',
  };
}
