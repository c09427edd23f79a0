import { afterEach, describe, expect, it } from 'vitest';
import { applicant, applicationForm, filledIn, openedToken } from './application.fixture.ts';
import { submissionServiceFixture } from './submissionService.fixture.ts';
import type { SubmissionService } from './submissionService.server.ts';
import { clientIpPrefixHeader } from '../site/clientIpPrefix.ts';
import { newFormToken } from './spamGuard.server.ts';
import { sentForm } from './sentForm.fixture.ts';
import { submitForm } from './submitForm.server.ts';

const services: SubmissionService[] = [];
afterEach(async () => {
  for (const submissions of services.splice(0)) await submissions.close();
});

function openService(): SubmissionService {
  const submissions = submissionServiceFixture();
  services.push(submissions);
  return submissions;
}

async function send(
  submissions: SubmissionService,
  fields: Record<string, string>,
  file?: File,
  network = '',
  tenant = 'tabor',
) {
  const body = filledIn(fields, ...(file ? [file] : []));
  return submitForm(submissions, await sentForm(body, { [clientIpPrefixHeader]: network }), {
    ...applicationForm,
    tenant,
    privatePage: (token) => `/meine/bewerbung/${token}`,
  });
}

/** The link to the private page in an answer. */
const linkIn = ({ data }: Awaited<ReturnType<typeof send>>) => ('link' in data ? data.link : undefined);

describe('submitForm', () => {
  it('takes a form over, and the same form once only', async () => {
    const submissions = openService();
    const fields = { ...applicant, ...openedToken(submissions) };
    const first = await send(submissions, fields);
    expect(first.init?.status).toBe(200);
    expect(first.data.sent).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(linkIn(first)).toMatch(/^\/meine\/bewerbung\/[\da-f]{64}$/);
    expect((await send(submissions, fields)).data).toEqual(first.data);
    expect((await submissions.outbox()).state().waiting).toBe(1);
  });

  it('delivers the other houses that were chosen, in one submission, and names them', async () => {
    const submissions = openService();
    const fields = {
      ...applicant,
      'house-bauma': 'yes',
      'house-geeren': 'yes',
      ...openedToken(submissions),
    };
    expect((await send(submissions, fields)).data).toMatchObject({ houses: ['bauma', 'geeren'] });
    expect((await submissions.outbox()).state().waiting).toBe(1);
  });

  it('takes over the same form with the same token for another organisation, too', async () => {
    const submissions = openService();
    const form = { ...applicant, ...openedToken(submissions) };
    const first = await send(submissions, form);
    const second = await send(submissions, form, undefined, '', 'bauma');
    expect(second.data.sent).not.toBe(first.data.sent);
    expect(linkIn(second)).not.toBe(linkIn(first));
    expect((await submissions.outbox()).state().waiting).toBe(2);
  });

  it('takes over a corrected form with the same token, too', async () => {
    const submissions = openService();
    const formToken = openedToken(submissions);
    const first = await send(submissions, { ...applicant, ...formToken });
    const corrected = await send(submissions, { ...applicant, surname: 'Beispiel', ...formToken });
    const withFile = await send(submissions, { ...applicant, ...formToken }, new File(['%PDF-1.7\n%%EOF'], 'a.pdf'));
    const references = [first, corrected, withFile].map(({ data }) => data.sent);
    expect(new Set(references).size).toBe(3);
    expect(references).not.toContain(undefined);
    expect((await send(submissions, { ...applicant, surname: 'Beispiel', ...formToken })).data.sent).toBe(
      references[1],
    );
    expect((await submissions.outbox()).state().waiting).toBe(3);
  });

  it('checks a second sending with the same token', async () => {
    const submissions = openService();
    const formToken = openedToken(submissions);
    await send(submissions, { ...applicant, ...formToken });
    const { init, data } = await send(submissions, { ...applicant, tel: '', ...formToken });
    expect([init?.status, data]).toMatchObject([422, { problems: { email: 'emailOrPhone' } }]);
    expect(data.sent).toBeUndefined();
  });

  it('keeps two contents that are sent at the same time with one token', async () => {
    const submissions = openService();
    const formToken = openedToken(submissions);
    const surnames = ['Muster', 'Beispiel', 'Muster'];
    const sent = await Promise.all(
      surnames.map((surname) => send(submissions, { ...applicant, surname, ...formToken })),
    );
    const [one, other, again] = sent.map(({ data }) => data.sent);
    expect([one === other, one === again]).toEqual([false, true]);
    expect((await submissions.outbox()).state().waiting).toBe(2);
  });

  it('says what is wrong, keeps what was typed and the key', async () => {
    const submissions = openService();
    const formToken = openedToken(submissions);
    const { init, data } = await send(
      submissions,
      { ...applicant, tel: '', ...formToken },
      new File(['MZ no document'], 'a.exe'),
    );
    expect(init?.status).toBe(422);
    expect(data).toMatchObject({
      problems: { email: 'emailOrPhone' },
      files: [{ name: 'a.exe', problem: 'kind' }],
      values: { firstName: 'Vera', surname: 'Muster' },
      formToken,
    });
    expect((await submissions.outbox()).state().waiting).toBe(0);
  });

  it('says what is wrong with a form without its key, and takes none over', async () => {
    const submissions = openService();
    const { moment } = openedToken(submissions);
    const wrong = await send(submissions, { ...applicant, tel: '', moment });
    expect([wrong.init?.status, wrong.data]).toMatchObject([422, { problems: { email: 'emailOrPhone' } }]);
    const fine = await send(submissions, { ...applicant, moment });
    expect([fine.init?.status, fine.data]).toMatchObject([200, { formError: 'again', problems: {} }]);
    expect((await submissions.outbox()).state().waiting).toBe(0);
  });

  it('asks a person whose browser filled in the honeypot, and takes the form once it is confirmed', async () => {
    const submissions = openService();
    const trapped = { ...applicant, website: 'https://example.org', ...openedToken(submissions) };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { init, data } = await send(submissions, trapped, new File(['%PDF-1.7\n%%EOF'], 'a.pdf'));
      expect([init?.status, data]).toMatchObject([422, { formError: 'trapped', values: applicant }]);
    }
    expect((await send(submissions, { ...trapped, person: 'on' })).data.sent).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
  });

  it.each([
    ['a key of its own', { key: '00000000-0000-4000-8000-000000000000', moment: '1.x' }],
    ['no key', {}],
  ])('asks to send again with %s, under a new key', async (_, formToken) => {
    const { init, data } = await send(openService(), { ...applicant, ...formToken });
    expect(init?.status).toBe(422);
    expect(data).toMatchObject({ formError: 'again', values: applicant });
  });

  it.each([
    ['an address', () => '192.0.2.1'],
    ['an IPv6 /56', (sent: number) => `2001:db8:1:2${sent.toString(16).padStart(2, '0')}::`],
  ])('takes thirty of %s in an hour, and keeps the words of the next', async (_what, networkOf) => {
    const submissions = openService();
    const sendFrom = (network: string) =>
      send(submissions, { ...applicant, ...openedToken(submissions) }, undefined, network);
    for (let sent = 0; sent < 30; sent += 1) expect((await sendFrom(networkOf(sent))).init?.status).toBe(200);
    const { init, data } = await sendFrom(networkOf(30));
    expect(init?.status).toBe(429);
    expect(data).toMatchObject({ formError: 'tooOften', values: applicant });
  });

  it('says what is wrong to one who was quicker than a person', async () => {
    const submissions = openService();
    const formToken = newFormToken(submissions.secret);
    const { data } = await send(submissions, { ...applicant, tel: '', ...formToken });
    expect(data).toMatchObject({ problems: { email: 'emailOrPhone' }, values: { firstName: 'Vera' }, formToken });
    expect(data).not.toHaveProperty('formError');
  });

  it('takes a quick form with its file, as soon as a person could have filled it in', async () => {
    const submissions = openService();
    const renderedAt = Date.now() - 1_850;
    const fields = { ...applicant, ...newFormToken(submissions.secret, renderedAt) };
    const { init } = await send(submissions, fields, new File(['%PDF-1.7\n%%EOF'], 'a.pdf'));
    expect(init?.status).toBe(200);
    expect(Date.now() - renderedAt).toBeGreaterThanOrEqual(1_999);
  });

  it('keeps the words of one that sends far too often', async () => {
    const submissions = openService();
    await submissions.arrivals.penalty('application ', 300);
    const { init, data } = await send(submissions, applicant, new File(['x'], 'a.pdf'));
    expect([init?.status, data]).toMatchObject([429, { formError: 'tooOften', values: applicant }]);
  });

  it('rejects what is no form', async () => {
    const request = new Request('https://tabor.example/', { method: 'POST', body: '{}' });
    expect((await submitForm(openService(), request, applicationForm)).init?.status).toBe(415);
  });
});
