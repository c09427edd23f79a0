import { getFetchClient } from '@strapi/strapi/admin';
import type { OtherNote } from '../worklist/notes.ts';
import { createDrafts, type Drafts, type SendNote } from './drafts.ts';

/** After it, what is typed counts as not stored. */
const timeoutMs = 10_000;

const send: SendNote = async (documentId, notes, known) => {
  const { data } = await getFetchClient().put<Partial<OtherNote>>(
    `/content/applications/${documentId}/notes`,
    { notes, known },
    { signal: AbortSignal.timeout(timeoutMs), validateStatus: (status: number) => status === 409 },
  );
  return data.notes === undefined ? undefined : { notes: data.notes, by: data.by ?? '' };
};

let kept: { userId: unknown; drafts: Drafts } | undefined;

const saveAtOnce = (): void => void kept?.drafts.saveNotes();

function askBeforeClosing(event: BeforeUnloadEvent): void {
  if (!kept?.drafts.hasUnsavedNote() && !kept?.drafts.mails.size) return;
  saveAtOnce();
  event.preventDefault();
  // Chrome up to 118 needs it.
  event.returnValue = true;
}

/**
 * What a user has typed, kept as long as the window is open: on other pages of the admin, and from a session that ended to the
 * next one. In memory only, because it is about applicants; other users of the window never get it.
 */
export function draftsOf(userId: unknown): Drafts {
  if (!kept) {
    window.addEventListener('beforeunload', askBeforeClosing);
    document.addEventListener('visibilitychange', saveAtOnce);
  }
  if (!kept || kept.userId !== userId) kept = { userId, drafts: createDrafts(send) };
  return kept.drafts;
}
