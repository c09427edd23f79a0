import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deliver, OutboxLog } from './delivery.ts';
import { application, down, filesIn, send, surname } from './outbox.fixture.ts';
import { openOutbox, type Outbox } from './outbox.ts';

const withField = (name: string, value: unknown) => (content: string) =>
  JSON.stringify({ ...(JSON.parse(content) as object), [name]: value });

async function accepted(box: Outbox) {
  const submission = application();
  await send(box, submission);
  return submission;
}

describe('an unreadable entry of the outbox', () => {
  const log = vi.fn<OutboxLog>();
  let directory = '';
  let outbox: Outbox | undefined;

  async function open(deliver: Deliver): Promise<Outbox> {
    outbox = await openOutbox({ directory, deliver, log, firstRetryMs: 10 });
    return outbox;
  }

  /** Simulates another version of the program, or corruption. */
  function rewrite(key: string, modify: (content: string) => string): void {
    const database = new DatabaseSync(join(directory, 'outbox.db'), { timeout: 5_000 });
    const { content } = database.prepare('SELECT content FROM submission WHERE key = ?').get(key) ?? {};
    database.prepare('UPDATE submission SET content = ? WHERE key = ?').run(modify(String(content)), key);
    database.close();
  }

  beforeEach(async () => {
    log.mockClear();
    directory = await temporaryFolder();
  });
  afterEach(async () => {
    await outbox?.close();
    outbox = undefined;
  });

  it.each([
    ['of an unknown kind', withField('kind', 'parcel')],
    ['without a required field', withField('files', undefined)],
    ['with another key', withField('key', randomUUID())],
    ['with an invalid time', withField('acceptedAt', 1e300)],
    ['with truncated JSON', (content: string) => content.slice(0, -9)],
    ['with invalid JSON', () => `{"${surname}`],
    ['without content', () => ''],
  ])('%s does not block others, and is delivered by a version that can read it', async (_, modify) => {
    const before = await open(down);
    const { key } = await accepted(before);
    await before.close();
    let original = '';
    rewrite(key, (content) => modify((original = content)));

    const delivered = vi.fn<Deliver>().mockResolvedValue();
    const meanwhile = await open(delivered);
    for (let count = 0; count < 6; count += 1) await send(meanwhile);
    await expect.poll(() => meanwhile.state()).toMatchObject({ waiting: 1, unreadable: 1 });
    expect(delivered).toHaveBeenCalledTimes(6);
    const errors = log.mock.calls.filter(([level]) => level === 'error');
    expect(errors).toEqual([['error', expect.stringContaining('cannot be read'), expect.anything()]]);
    expect(errors[0]?.[2]).toEqual({ reference: meanwhile.referenceOf(key) });
    expect(JSON.stringify(log.mock.calls)).not.toContain(surname);
    await meanwhile.close();

    rewrite(key, () => original);
    expect(await filesIn(directory)).toHaveLength(1);
    const after = await open(delivered);
    await expect.poll(() => after.state()).toMatchObject({ waiting: 0, unreadable: 0 });
    expect(delivered).toHaveBeenCalledTimes(7);
  });

  it('is delivered by another process that can read it', async () => {
    const before = await open(down);
    const { key } = await accepted(before);
    await before.close();
    let original = '';
    rewrite(key, (content) => withField('kind', 'parcel')((original = content)));
    const old = await open(down);
    await expect.poll(() => old.state().unreadable).toBe(1);
    rewrite(key, () => original);
    const other = await openOutbox({ directory, deliver: () => Promise.resolve(), log, firstRetryMs: 10 });
    await expect.poll(() => other.state().waiting).toBe(0);
    expect(old.state()).toMatchObject({ waiting: 0, unreadable: 0 });
    await other.close();
  });

  it('keeps its files when the database predates the folder column', async () => {
    const before = await open(down);
    const { key } = await accepted(before);
    await before.close();
    rewrite(key, withField('kind', 'parcel'));
    const database = new DatabaseSync(join(directory, 'outbox.db'));
    database.exec(
      'ALTER TABLE submission DROP COLUMN folder; ALTER TABLE submission DROP COLUMN refused; ' +
        'DROP INDEX receipt_link; ALTER TABLE receipt DROP COLUMN link_hash',
    );
    database.close();
    await open(down);
    expect(await filesIn(directory)).toHaveLength(1);
  });
});
