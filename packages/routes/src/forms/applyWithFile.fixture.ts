import { applicant, applicationForm, filledIn, openedToken } from './application.fixture.ts';
import { submissionServiceFixture } from './submissionService.fixture.ts';
import type { SubmissionServiceOptions } from './submissionService.server.ts';
import { sentForm } from './sentForm.fixture.ts';
import { submitForm } from './submitForm.server.ts';

/** Sends a valid application with one file to a submission service of its own, which closes when `done` settles. */
export async function applyWithFile(
  content: Uint8Array,
  options: Partial<SubmissionServiceOptions>,
  done?: Promise<unknown>,
) {
  const submissions = submissionServiceFixture(options);
  const file = new File([Uint8Array.from(content)], 'Lebenslauf.docx');
  const body = filledIn({ ...applicant, ...openedToken(submissions) }, file);
  try {
    const { data: answer, init } = await submitForm(submissions, await sentForm(body), applicationForm);
    const { waiting } = (await submissions.outbox()).state();
    await done;
    return { status: init?.status, answer, waiting };
  } finally {
    await submissions.close();
  }
}
