import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deliver } from './delivery.ts';
import { application, down, filesIn, send, surname, writeFile } from './outbox.fixture.ts';
import { openOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import type { Submission } from './submission.ts';

async function* brokenStream(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(10);
  throw new Error('connection lost');
}

describe('openOutbox', () => {
  let directory = '';
  let outbox: Outbox | undefined;
  const log = vi.fn<OutboxOptions['log']>();

  async function open(deliver: Deliver, options: Partial<OutboxOptions> = {}): Promise<Outbox> {
    outbox = await openOutbox({ directory, deliver, log, firstRetryMs: 10, ...options });
    return outbox;
  }

  beforeEach(async () => {
    log.mockClear();
    directory = await temporaryFolder();
  });

  afterEach(async () => {
    await outbox?.close();
    outbox = undefined;
  });

  it('delivers an accepted submission with its files, and erases its copy', async () => {
    const delivered: { submission: Submission; content: string }[] = [];
    const box = await open(async (submission) => {
      const content = await readFile(submission.files[0]?.path ?? '', 'utf8');
      delivered.push({ submission, content });
    });
    const reference = await send(box);
    expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    await expect
      .poll(() => box.state())
      .toEqual({
        waiting: 0,
        delayed: false,
        overdue: false,
        refused: 0,
        unconfirmed: 0,
        unreadable: 0,
        closed: false,
      });
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.content).toBe(`CV of ${surname}`);
    expect(delivered[0]?.submission).toMatchObject({ reference, tenant: 'tabor', fields: { surname } });
    expect(delivered[0]?.submission.files[0]).toMatchObject({ name: 'Lebenslauf ✓.pdf', bytes: 23 });

    await expect.poll(() => filesIn(directory)).toEqual([]);
    const files = await Promise.all(
      (await readdir(directory, { withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(directory, entry.name), 'latin1')),
    );
    expect(files.join()).not.toContain(surname);
  });

  it('retries until the submission is accepted, and logs no personal data', async () => {
    let attempts = 0;
    const box = await open(() => {
      attempts += 1;
      return attempts < 4 ? Promise.reject(new Error('503')) : Promise.resolve();
    });
    await send(box);
    await expect.poll(() => box.state().waiting).toBe(0);
    expect(attempts).toBe(4);
    expect(log.mock.calls.map(([level]) => level)).toEqual(['warn', 'warn', 'warn', 'info']);
    expect(JSON.stringify(log.mock.calls)).not.toContain(surname);
  });

  it('delivers the submissions of the previous process after a restart', async () => {
    // Long after this test, unless a start makes everything due.
    const options = { firstRetryMs: 600_000 };
    const failing = vi.fn<Deliver>().mockRejectedValue(new Error('down'));
    const before = await open(failing, options);
    await send(before);
    await expect.poll(() => failing.mock.settledResults.length).toBe(1);
    await before.close();
    const deliver = vi.fn<Deliver>().mockResolvedValue();
    const after = await open(deliver, options);
    await expect.poll(() => after.state().waiting).toBe(0);
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('accepts a key once and returns the same reference, even after the delivery', async () => {
    const deliver = vi.fn<Deliver>().mockResolvedValue();
    const box = await open(deliver);
    const submission = application();
    const first = await send(box, submission);
    const second = await send(box, submission);
    await expect.poll(() => box.state().waiting).toBe(0);
    const third = await send(box, submission);
    expect([second, third]).toEqual([first, first]);
    expect(box.referenceOf(submission.key)).toBe(first);
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('has the same reference for a key in an outbox of another machine', async () => {
    const submission = application();
    const before = await open(down);
    const first = await send(before, submission);
    await before.close();
    await rm(join(directory, 'outbox.db'));
    const other = await open(down);
    expect(await send(other, submission)).toBe(first);
    expect(await send(other)).not.toBe(first);
  });

  it('recognises a delivered key for 30 days', async () => {
    const [day, start] = [24 * 3_600_000, Date.now()];
    const submission = application();
    const box = await open(() => Promise.resolve());
    const reference = await send(box, submission);
    await expect.poll(() => box.state().waiting).toBe(0);
    const referenceAfter = async (days: number) => {
      await outbox?.close();
      const later = await open(() => Promise.resolve(), { now: () => start + days * day });
      return later.referenceOf(submission.key);
    };
    expect(await referenceAfter(29)).toBe(reference);
    expect(await referenceAfter(31)).toBeUndefined();
  });

  it('knows a submission by the token of its page, also after the delivery', async () => {
    const token = 'ab'.repeat(32);
    const delivering = Promise.withResolvers<void>();
    const box = await open(() => delivering.promise);
    const reference = await send(box, application({ fields: { surname, privateToken: token } }));
    await send(box);
    const known = { reference, acceptedAt: expect.any(Number) };
    expect(box.arrivalOf(token)).toEqual({ ...known, waits: true });
    delivering.resolve();
    await expect.poll(() => box.state().waiting).toBe(0);
    expect(box.arrivalOf(token)).toEqual({ ...known, waits: false });
    expect(box.arrivalOf('cd'.repeat(32))).toBeUndefined();
    box.forgetLink(token);
    expect(box.arrivalOf(token)).toBeUndefined();
  });

  it('keeps the key of a submission that waits for longer', async () => {
    const submission = application();
    const before = await open(down);
    const reference = await send(before, submission);
    await before.close();
    const later = await open(down, { now: () => Date.now() + 31 * 24 * 3_600_000 });
    expect(later.referenceOf(submission.key)).toBe(reference);
  });

  it('leaves a submission to the process that is delivering it', async () => {
    const response = Promise.withResolvers<void>();
    const other = vi.fn<Deliver>().mockResolvedValue();
    const otherBox = await open(other);
    const own = vi.fn<Deliver>(() => response.promise);
    const ownBox = await openOutbox({ directory, deliver: own, log, firstRetryMs: 600_000 });
    await send(ownBox);
    await expect.poll(() => own.mock.calls.length).toBe(1);
    // Delivered after the other process has looked for what is due.
    const second = application();
    await send(otherBox, second);
    await expect.poll(() => otherBox.state().waiting).toBe(1);
    expect(other.mock.calls.map(([{ key }]) => key)).toEqual([second.key]);
    response.resolve();
    await expect.poll(() => otherBox.state().waiting).toBe(0);
    await ownBox.close();
  });

  it('rejects a key that is not a UUID', async () => {
    const box = await open(() => Promise.resolve());
    await expect(send(box, application({ key: '../../etc' }))).rejects.toThrow('UUID');
  });

  it('accepts one of several concurrent submissions with the same key', async () => {
    const box = await open(down);
    const submission = application();
    const references = await Promise.all([send(box, submission), send(box, submission), send(box, submission)]);
    expect(new Set(references).size).toBe(1);
    expect(box.state().waiting).toBe(1);
    expect(await filesIn(directory)).toHaveLength(1);
  });

  it('keeps files until the next start if their entry could not be written', async () => {
    const box = await open(() => Promise.resolve());
    const database = new DatabaseSync(join(directory, 'outbox.db'));
    database.exec(`CREATE TRIGGER broken BEFORE INSERT ON submission BEGIN SELECT raise(ABORT, 'broken'); END`);
    const draft = box.begin();
    const files = [await writeFile(draft, 'CV')];
    await expect(box.accept(draft, application({ files }))).rejects.toThrow('broken');
    await draft.discard();
    expect(await filesIn(directory)).toHaveLength(1);
    database.exec('DROP TRIGGER broken');
    database.close();
    await box.close();
    await open(() => Promise.resolve());
    expect(await filesIn(directory)).toEqual([]);
  });

  it('makes files readable by its own user only', async () => {
    const box = await open(down);
    await send(box);
    const [file = ''] = await filesIn(directory);
    const paths = [join(directory, 'outbox.db'), file, dirname(file), dirname(dirname(file)), directory];
    const modes = await Promise.all(paths.map((path) => stat(path)));
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['600', '600', '700', '700', '700']);
  });

  it('delivers after its directory was moved', async () => {
    const before = await open(down);
    await send(before);
    await before.close();
    const moved = join(await temporaryFolder(), 'moved');
    await rename(directory, moved);
    directory = moved;
    const contents: string[] = [];
    const after = await open(async ({ files }) => void contents.push(await readFile(files[0]?.path ?? '', 'utf8')));
    await expect.poll(() => after.state().waiting).toBe(0);
    expect(contents).toEqual([`CV of ${surname}`]);
  });

  it('rejects a file whose stream breaks off', async () => {
    const box = await open(() => Promise.resolve());
    await expect(box.begin().write(brokenStream())).rejects.toThrow('connection lost');
    expect(box.state().waiting).toBe(0);
  });

  it('logs an error for a submission that has waited for more than a week, and keeps it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = await open(down);
    await send(before);
    expect(before.state()).toMatchObject({ waiting: 1, overdue: false });
    await before.close();
    vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
    const after = await open(down);
    const retries = () => log.mock.calls.filter(([level]) => level === 'warn').length;
    const retriesBefore = retries();
    await expect.poll(retries).toBeGreaterThan(retriesBefore + 3);
    const errors = log.mock.calls.filter(([level]) => level === 'error');
    expect(errors, 'logged once an hour').toEqual([['error', expect.stringContaining('overdue'), { waiting: 1 }]]);
    expect(after.state()).toMatchObject({ waiting: 1, overdue: true });
  });
});
