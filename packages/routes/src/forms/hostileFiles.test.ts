import { readdir } from 'node:fs/promises';
import { fileLimits } from '@group/content-client/contract/submissions/files';
import { readApplication } from '@group/content-client/application/application.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientIpPrefixHeader } from '../site/clientIpPrefix.ts';
import { deskDirectory, submissionServiceFixture } from './submissionService.fixture.ts';
import type { SubmissionService } from './submissionService.server.ts';
import { newFormToken } from './spamGuard.server.ts';
import { hostileFiles } from '@group/hostile-files/hostileFiles';
import { sentForm } from './sentForm.fixture.ts';
import { submitForm } from './submitForm.server.ts';

const person = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00' };
const form = {
  kind: 'application',
  tenant: 'tabor',
  language: 'de',
  limits: fileLimits.application,
  read: readApplication,
} as const;

let submissions: SubmissionService;
let dataDirectory = '';
beforeEach(() => {
  dataDirectory = deskDirectory();
  submissions = submissionServiceFixture({ dataDirectory });
});
afterEach(() => submissions.close());

/** Sends an application from an address of its own, and says what became of its file. */
async function answerTo(name: string, content: Buffer, position: number): Promise<string> {
  const body = new FormData();
  const formToken = newFormToken(submissions.secret, Date.now() - 10_000);
  for (const [field, value] of Object.entries({ ...formToken, ...person })) body.set(field, value);
  body.append('files', new Blob([Uint8Array.from(content)]), name);
  const request = await sentForm(body, { [clientIpPrefixHeader]: `192.0.2.${position}` });
  const { data: answer, init } = await submitForm(submissions, request, form);
  if (answer.sent !== undefined) return 'taken';
  return answer.files.map(({ problem }) => problem).join() || `${init?.status} ${answer.formError}`;
}

/** As many forms at once. */
const atOnce = 16;

describe('hostile files', () => {
  it('are many, of every kind', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
  });

  it(`are all taken or refused for a reason, ${atOnce} at once`, { timeout: 300_000 }, async () => {
    const answers: Record<string, string> = {};
    for (let from = 0; from < hostileFiles.length; from += atOnce) {
      const some = hostileFiles.slice(from, from + atOnce);
      await Promise.all(
        some.map(async ({ name, make }, position) => {
          answers[name] = await answerTo(name, make(), from + position);
        }),
      );
    }
    expect(answers).toEqual(Object.fromEntries(hostileFiles.map(({ name, answer }) => [name, answer])));
  });

  it('share what the archives of one form may unpack to', async () => {
    const [honest] = hostileFiles.filter(({ name }) => name === 'DOCX: unpacks to 64 MB, and says so');
    const body = new FormData();
    const formToken = newFormToken(submissions.secret, Date.now() - 10_000);
    for (const [field, value] of Object.entries({ ...formToken, ...person })) body.set(field, value);
    for (let n = 0; n < 4; n += 1) {
      // After the end of an archive, which makes no two of them the same.
      const content = Buffer.concat([honest?.make() ?? Buffer.alloc(0), Buffer.alloc(n)]);
      body.append('files', new Blob([Uint8Array.from(content)]), `${n}.docx`);
    }
    const { data: answer } = await submitForm(submissions, await sentForm(body), form);
    expect(answer).toMatchObject({ files: [{ name: '3.docx', problem: 'kind' }] });
    expect(await readdir(`${dataDirectory}/outbox/files`, { recursive: true })).toHaveLength(2);
  });
});
