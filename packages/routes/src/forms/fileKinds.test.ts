import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientIpPrefixHeader } from '../site/clientIpPrefix.ts';
import { applicant, applicationForm, filledIn, openedToken } from './application.fixture.ts';
import { fileKind, unpackingAllowance } from './fileKinds.server.ts';
import { docx } from './files.fixture.ts';
import { honestLargeDocument, hostileArchives } from './hostileArchives.fixture.ts';
import { submissionDirectory, submissionServiceFixture } from './submissionService.fixture.ts';
import type { SubmissionService } from './submissionService.server.ts';
import { sentForm } from './sentForm.fixture.ts';
import { submitForm } from './submitForm.server.ts';

let submissions: SubmissionService;
let dataDirectory = '';
beforeEach(() => {
  dataDirectory = submissionDirectory();
  submissions = submissionServiceFixture({ dataDirectory });
});
afterEach(() => submissions.close());

/** Sends an application from an address of its own, and says what became of its file. */
async function answerTo(name: string, content: Buffer, position: number): Promise<string> {
  const body = filledIn({ ...openedToken(submissions), ...applicant }, new File([Uint8Array.from(content)], name));
  const request = await sentForm(body, { [clientIpPrefixHeader]: `192.0.2.${position}` });
  const { data: answer, init } = await submitForm(submissions, request, applicationForm);
  if (answer.sent !== undefined) return 'taken';
  return answer.files.map(({ problem }) => problem).join() || `${init?.status} ${answer.formError}`;
}

/** As many forms at once. */
const atOnce = 16;

describe('hostile archives', () => {
  it(`are all taken or rejected for a reason, ${atOnce} at once`, { timeout: 300_000 }, async () => {
    const answers: (readonly [string, string])[] = [];
    for (let from = 0; from < hostileArchives.length; from += atOnce) {
      const some = hostileArchives.slice(from, from + atOnce);
      const answered = some.map(async ([name, make], position) => [name, await answerTo(name, make(), from + position)] as const); // prettier-ignore
      answers.push(...(await Promise.all(answered)));
    }
    expect(answers).toEqual(hostileArchives.map(([name, , answer]) => [name, answer]));
  });

  it('share what the archives of one form may unpack to', async () => {
    // With bytes after the end of an archive, which makes no two of them the same.
    const files = [0, 1, 2, 3].map(
      (n) => new File([Uint8Array.from(Buffer.concat([honestLargeDocument(), Buffer.alloc(n)]))], `${n}.docx`),
    );
    const body = filledIn({ ...openedToken(submissions), ...applicant }, ...files);
    const { data: answer } = await submitForm(submissions, await sentForm(body), applicationForm);
    expect(answer).toMatchObject({ files: [{ name: '3.docx', problem: 'kind' }] });
    expect(await readdir(`${dataDirectory}/outbox/files`, { recursive: true })).toHaveLength(2);
  });
});

describe('fileKind', () => {
  const signatures = [
    'PK\u0003\u0004',
    '%PDF-1.7',
    'ÿØÿà',
    '\u0089PNG\r\n\u001a\n',
    'ÐÏ\u0011à¡±\u001aá',
    'GIF89a',
    'RIFF',
    '',
  ];
  const beginning = fc.constantFrom(...signatures).map((text) => Buffer.from(text, 'latin1'));
  const anyFile = fc.tuple(beginning, fc.uint8Array({ maxLength: 400 })).map((parts) => Buffer.concat(parts));
  /** A document of which some bytes are others. */
  const mangled = fc.dictionary(fc.nat(docx().length - 1).map(String), fc.nat(255), { minKeys: 1, maxKeys: 6 }).map((changes) => Object.assign(Buffer.from(docx()), changes)); // prettier-ignore

  it('tells the kind of any bytes, or what is wrong with them', { timeout: 60_000 }, async () => {
    const path = join(dataDirectory, 'any');
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyFile, mangled), async (content) => {
        await writeFile(path, content);
        const kind = await fileKind(path, unpackingAllowance());
        expect('type' in kind || ['empty', 'kind', 'locked'].includes(kind.problem)).toBe(true);
      }),
      { numRuns: process.env.THOROUGH ? 1_000 : 100 },
    );
  });
});
