import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { application, send as sendTo } from './outbox.fixture.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import type { Submission } from './submission.ts';

/** Runs a command of operators in a process of its own, as they do. */
async function run(command: 'backup' | 'restore', ...args: string[]): Promise<void> {
  const program = fileURLToPath(import.meta.resolve(`@group/operations/${command}`));
  await promisify(execFile)(process.execPath, [program, ...args]);
}

describe('a backup of an outbox', () => {
  let folder = '';
  /** Data folder of the content service. */
  let data = '';
  let content: DatabaseSync;
  let outbox: Outbox;
  const at = (...names: string[]) => join(folder, ...names);

  /** Stores a submission as the content service does, first its files, then its row, from the backup's start on. */
  async function deliver({ key, files }: Submission): Promise<void> {
    while (!existsSync(at('backup.draft')) && !existsSync(at('backup'))) await sleep(2);
    await mkdir(join(data, 'private', key), { recursive: true });
    for (const { path } of files) await copyFile(path, join(data, 'private', key, 'a'));
    const ids = JSON.stringify([{ id: 'a' }]);
    content.prepare('INSERT OR IGNORE INTO applications VALUES (?, ?)').run(key, ids);
  }

  const open = (site: string): Promise<Outbox> =>
    openOutbox({ directory: join(site, 'outbox'), deliver, log: () => undefined, firstRetryMs: 10 });

  async function send(): Promise<string> {
    const submission = application();
    await sendTo(outbox, submission, [`CV of ${submission.key} `.padEnd(1_000_000, '.')]);
    return submission.key;
  }

  function openContent(): void {
    content = new DatabaseSync(join(data, 'content.db'), { timeout: 5_000 });
    content.exec('CREATE TABLE IF NOT EXISTS applications (folder TEXT PRIMARY KEY, files TEXT)');
  }

  beforeEach(async () => {
    folder = await temporaryFolder();
    for (const name of ['content', 'restored']) await mkdir(at(name));
    data = at('content');
    openContent();
    outbox = await open(at('site'));
  });
  afterEach(async () => {
    await outbox.close();
    content.close();
  });

  it('has each accepted application, also those that are delivered meanwhile', async () => {
    const keys = await Promise.all(Array.from({ length: 40 }, send));
    await run('backup', '--content', data, '--leave-out', 'settings', at('backup'), at('site'));
    expect(outbox.state().waiting).toBeLessThan(keys.length);
    await outbox.close();
    content.close();

    await run('restore', at('backup'), at('restored'));
    data = at('restored/content');
    openContent();
    outbox = await open(at('restored/sites', at('site')));
    await expect.poll(() => outbox.state(), { timeout: 30_000 }).toMatchObject({ waiting: 0, unreadable: 0 });
    const folders = content
      .prepare('SELECT folder FROM applications')
      .all()
      .map((row) => String(row.folder));
    expect(folders.toSorted()).toEqual(keys.toSorted());
    for (const key of folders) expect(await readFile(join(data, 'private', key, 'a'), 'utf8')).toMatch(`CV of ${key}`);
  }, 90_000);
});
