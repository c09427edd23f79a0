import { expect } from 'playwright/test';
import type { Editor } from './editor.ts';

/** The parts of a listed application that specs use. */
export interface ReceivedApplication {
  reference: string;
  surname: string;
  tel: string;
  jobTitle: string | null;
  /** Names of its files. */
  files: string[];
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** All applications in the content service, read through the admin API. */
export async function receivedApplications(editor: Editor): Promise<ReceivedApplication[]> {
  const entries = await editor.list('application');
  return Promise.all(
    entries.map(async ({ documentId, reference, surname, tel, jobTitle }) => ({
      reference: textIn(reference),
      surname: textIn(surname),
      tel: textIn(tel),
      jobTitle: textIn(jobTitle) || null,
      files: await editor.filesOf(textIn(documentId)),
    })),
  );
}

/** Waits for the application with a reference, which must exist exactly once. */
export async function arrivedApplication(editor: Editor, reference: string): Promise<ReceivedApplication | undefined> {
  const found = async () => (await receivedApplications(editor)).filter((each) => each.reference === reference);
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBe(1);
  return (await found())[0];
}
