import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OtherNote } from '../worklist/notes.ts';
import { createDrafts } from './drafts.ts';

/** A content service with one note, whose answers wait until they are released, or are lost on their way. */
function service() {
  const requests: { text: string; answer: () => void; lose: () => void }[] = [];
  const store = { notes: '' };
  const put = (notes: string, known: string): OtherNote | undefined => {
    if (store.notes !== known && store.notes !== notes) return { notes: store.notes, by: 'Eva' };
    store.notes = notes;
    return undefined;
  };
  const send = (_: string, text: string, known: string) =>
    new Promise<OtherNote | undefined>((resolve, reject) => {
      const answer = () => resolve(put(text, known));
      const lose = () => {
        put(text, known);
        reject(new Error('no answer'));
      };
      requests.push({ text, answer, lose });
    });
  return { store, requests, note: createDrafts(send).note('a', '') };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a note', () => {
  it('is stored after a pause of typing', async () => {
    const { note, requests, store } = service();
    for (const text of ['R', 'Ru', 'Ruft an']) {
      note.type(text);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(note.state().status).toBe('saving');
    requests[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([store.notes, note.state().status, requests.length]).toEqual(['Ruft an', 'saved', 1]);
  });

  it('is sent by one request at a time, the newest text last', async () => {
    const { note, requests, store } = service();
    note.type('eins');
    const saved = note.save();
    note.type('zwei');
    note.type('drei');
    void note.save();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(1);
    requests[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    requests[1]?.answer();
    expect(await saved).toBe(true);
    expect([store.notes, requests.map(({ text }) => text)]).toEqual(['drei', ['eins', 'drei']]);
  });

  it.each([['eins und zwei'], ['']])(
    'is no conflict with its own text, of which the answer was lost: %j',
    async (text) => {
      const { note, requests, store } = service();
      note.type('eins');
      void note.save();
      requests[0]?.lose();
      await vi.advanceTimersByTimeAsync(0);
      note.type(text);
      const saved = note.save();
      requests[1]?.answer();
      await vi.advanceTimersByTimeAsync(0);
      requests[2]?.answer();
      expect(await saved).toBe(true);
      expect(store.notes).toBe(text);
    },
  );
});
