import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deliver } from './delivery.ts';
import type { Draft } from './draft.ts';
import type { NewSubmission, Outbox } from './outbox.ts';

/** Surname of all applicants, which is logged nowhere. */
export const surname = 'Zgraggen-Testfall';

/** The content service cannot be reached. */
export const down: Deliver = () => Promise.reject(new Error('down'));

/** An application without files. */
export function application(changes: Partial<NewSubmission> = {}): NewSubmission {
  return { key: randomUUID(), kind: 'application', tenant: 'tabor', fields: { surname }, files: [], ...changes };
}

/** Writes a file to a draft, word by word. */
export async function writeFile(draft: Draft, content: string): Promise<NewSubmission['files'][number]> {
  async function* words(): AsyncGenerator<Uint8Array> {
    for (const word of content.split(/(?<= )/)) yield new TextEncoder().encode(word);
  }
  return { ...(await draft.write(words())), name: 'Lebenslauf ✓.pdf', type: 'application/pdf' };
}

/** Sends an application with a file of each content. Resolves with its reference. */
export async function send(
  outbox: Outbox,
  submission = application(),
  contents: readonly string[] = [`CV of ${surname}`],
): Promise<string> {
  const draft = outbox.begin();
  try {
    const files = await Promise.all(contents.map((content) => writeFile(draft, content)));
    return await outbox.accept(draft, { ...submission, files });
  } finally {
    await draft.discard();
  }
}

/** Paths of the files in the folder of an outbox. */
export async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(join(directory, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'));
  return files.map(({ parentPath, name }) => join(parentPath, name));
}
