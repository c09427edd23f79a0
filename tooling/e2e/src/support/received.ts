import type { Editor } from './editor.ts';

/** An application as the admin lists it, as far as the specs look at it. */
export interface ReceivedApplication {
  reference: string;
  surname: string;
  tel: string;
  jobTitle: string | null;
  /** Names of its files. */
  files: string[];
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What has arrived at the content service, read through the admin. */
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
