import type { Mail } from '../../../mail/placeholders.ts';
import type { OtherNote } from '../worklist/notes.ts';

/** Pause in typing, in milliseconds, after which a note is stored. */
const pauseMs = 1_000;

/** Stores a note that began as `known`. If another user has stored one since, returns it and changes nothing. */
export type SendNote = (documentId: string, notes: string, known: string) => Promise<OtherNote | undefined>;

export interface NoteState {
  text: string;
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  /** While the status is `conflict`. */
  other?: OtherNote;
  /** While the status is `failed`: what the request threw. */
  error?: unknown;
}

/** A note that stores itself: after a pause of typing, or at once when {@link NoteDraft.save} is called. */
export interface NoteDraft {
  state: () => NoteState;
  /** @returns the function that ends it */
  subscribe: (onChange: () => void) => () => void;
  type: (text: string) => void;
  /** @returns whether what is typed is stored */
  save: () => Promise<boolean>;
  /** Ends a conflict: the text replaces the other one. */
  resolve: (text: string) => void;
}

/** One request at a time; the newest text is sent last. */
function noteDraft(stored: string, send: (notes: string, known: string) => Promise<OtherNote | undefined>): NoteDraft {
  let known = stored;
  /** Texts of requests without an answer: any of them may have been stored all the same. */
  const unanswered = new Set<string>();
  let state: NoteState = { text: stored, status: 'saved' };
  let saving: Promise<void> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: NoteState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const sendNewest = async (): Promise<void> => {
    while (state.text !== known || unanswered.size > 0) {
      const { text } = state;
      set({ text, status: 'saving' });
      try {
        const other = await send(text, known);
        if (other && !unanswered.has(other.notes)) return set({ text: state.text, status: 'conflict', other });
        known = other ? other.notes : text;
        if (!other) unanswered.clear();
      } catch (error) {
        unanswered.add(text);
        return set({ text: state.text, status: 'failed', error });
      }
    }
    set({ text: state.text, status: 'saved' });
  };

  const save = async (): Promise<boolean> => {
    clearTimeout(pause);
    if (state.status === 'unsaved' || state.status === 'failed') saving = sendNewest();
    await saving;
    return state.status === 'saved';
  };

  const type = (text: string): void => {
    const { status } = state;
    set(status === 'saving' || status === 'conflict' ? { ...state, text } : { text, status: 'unsaved' });
    clearTimeout(pause);
    pause = setTimeout(() => void save(), pauseMs);
  };

  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    type,
    save,
    resolve: (text) => {
      known = state.other?.notes ?? known;
      set({ text, status: 'unsaved' });
      void save();
    },
  };
}

export function createDrafts(send: SendNote) {
  const notes = new Map<string, NoteDraft>();
  const mails = new Map<string, Mail>();
  const isUnsaved = (note: NoteDraft): boolean => note.state().status !== 'saved';
  return {
    /** The note about an application: the one that is not stored yet, or else a new one that begins as `stored`. */
    note(documentId: string, stored: string): NoteDraft {
      const begun = notes.get(documentId);
      if (begun && isUnsaved(begun)) {
        void begun.save();
        return begun;
      }
      const note = noteDraft(stored, (text, known) => send(documentId, text, known));
      notes.set(documentId, note);
      return note;
    },
    /** Mails and templates that are begun, by application and stage. */
    mails,
    /** Drops what was typed about an application that is erased. */
    forget(documentId: string): void {
      notes.delete(documentId);
      for (const key of mails.keys()) if (key.startsWith(documentId)) mails.delete(key);
    },
    /** @returns whether all notes are stored */
    async saveNotes(): Promise<boolean> {
      const saved = await Promise.all([...notes.values()].map((note) => note.save()));
      return saved.every(Boolean);
    },
    hasUnsavedNote: () => [...notes.values()].some(isUnsaved),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
