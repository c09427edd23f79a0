import { fileLimits } from '@group/content-client/contract/submissions/files';
import { readApplication } from '@group/content-client/application/application.schema';
import { submissionServiceFixture } from './submissionService.fixture.ts';
import type { SubmissionServiceOptions } from './submissionService.server.ts';
import { newFormToken } from './spamGuard.server.ts';
import { sentForm } from './sentForm.fixture.ts';
import { submitForm } from './submitForm.server.ts';

/** Sends a valid application with one file to a submission service of its own, which closes when `done` settles. */
export async function applyWithFile(
  content: Uint8Array,
  options: Partial<SubmissionServiceOptions>,
  done?: Promise<unknown>,
) {
  const submissions = submissionServiceFixture(options);
  const person = { firstName: 'Vera', surname: 'Muster', area: 'care', tel: '079 000 00 00' };
  const body = new FormData();
  const formToken = newFormToken(submissions.secret, Date.now() - 10_000);
  for (const [name, value] of Object.entries({ ...person, ...formToken })) body.set(name, value);
  body.append('files', new File([Uint8Array.from(content)], 'Lebenslauf.docx'));
  const limits = fileLimits.application;
  const form = { kind: 'application', tenant: 'tabor', language: 'de', limits, read: readApplication } as const;
  try {
    const { data: answer, init } = await submitForm(submissions, await sentForm(body), form);
    const { waiting } = (await submissions.outbox()).state();
    await done;
    return { status: init?.status, answer, waiting };
  } finally {
    await submissions.close();
  }
}
