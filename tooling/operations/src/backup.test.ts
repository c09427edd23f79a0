import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

function titles(path: string): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('SELECT title FROM pages').all();
  database.close();
  return rows.map(({ title }) => title);
}

describe('backup and restore', () => {
  let folder = '';
  let service: DatabaseSync | undefined;
  const at = (...names: string[]) => join(folder, ...names);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    await mkdir(at('data/public/uploads'), { recursive: true });
    await writeFile(at('data/public/uploads/house.jpg'), 'a picture');
    await writeFile(at('data/secrets.env'), 'KEY=1', { mode: 0o600 });
    // The latest writes of a running service are in the write-ahead log, not in the database file.
    service = new DatabaseSync(at('data/content.db'));
    service.exec('PRAGMA journal_mode = WAL; CREATE TABLE pages (title TEXT); BEGIN; INSERT INTO pages VALUES (1)');
    service.exec("COMMIT; INSERT INTO pages VALUES ('Wohnen')");
  });

  afterEach(async () => {
    service?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('restores the database of a running service, and its files with their permissions', async () => {
    await backUp(at('data'), at('backup'));
    service?.exec("INSERT INTO pages VALUES ('later')");
    expect(await restore(at('backup'), at('restored'))).toBe(3);
    expect((await readdir(at('restored'))).toSorted()).toEqual(['content.db', 'public', 'secrets.env']);
    expect(titles(at('restored/content.db'))).toEqual(['1', 'Wohnen']);
    expect(await readFile(at('restored/public/uploads/house.jpg'), 'utf8')).toBe('a picture');
    expect((await stat(at('restored/secrets.env'))).mode & 0o777).toBe(0o600);
  });

  it('leaves out erased rows, of which the pages of the running service still have the bytes', async () => {
    service?.exec('PRAGMA secure_delete = OFF; PRAGMA wal_checkpoint(TRUNCATE)');
    service?.exec("INSERT INTO pages VALUES ('Anna Geheimnis')");
    service?.exec("DELETE FROM pages WHERE title = 'Anna Geheimnis'; PRAGMA wal_checkpoint(TRUNCATE)");
    expect(await readFile(at('data/content.db'), 'latin1')).toContain('Geheimnis');
    await backUp(at('data'), at('backup'));
    expect(await readFile(at('backup/content.db'), 'latin1')).not.toContain('Geheimnis');
    expect(titles(at('backup/content.db'))).toEqual(['1', 'Wohnen']);
  });

  it('are accessible to their owner only, whatever the folders were', async () => {
    await chmod(at('data/public/uploads/house.jpg'), 0o666);
    await backUp(at('data'), at('backup'));
    await mkdir(at('restored'), { mode: 0o755 });
    await restore(at('backup'), at('restored'));
    for (const folderOf of ['backup', 'restored']) {
      expect((await stat(at(folderOf))).mode & 0o777).toBe(0o700);
      for (const entry of await readdir(at(folderOf), { recursive: true })) {
        expect([entry, (await stat(at(folderOf, entry))).mode & 0o077]).toEqual([entry, 0]);
      }
    }
  });

  it('never overwrites a backup or a used folder', async () => {
    await backUp(at('data'), at('backup'));
    await expect(backUp(at('data'), at('backup'))).rejects.toThrow('there already');
    await expect(restore(at('backup'), at('data'))).rejects.toThrow('not empty');
  });

  it('downloads the files of a bucket after the database, and ignores files in the local folder', async () => {
    await writeFile(at('data/media-bucket'), 'websites\n');
    await expect(backUp(at('data'), at('backup'))).rejects.toThrow('lie in the bucket websites: give MEDIA_S3_');
    await backUp(at('data'), at('backup'), async (target) => {
      expect(await readdir(target)).toEqual(['content.db', 'secrets.env']);
      await mkdir(join(target, 'private/a'), { recursive: true });
      await writeFile(join(target, 'private/a/b'), 'a file');
    });
    expect(await restore(at('backup'), at('restored'))).toBe(3);
    expect((await readdir(at('restored'))).toSorted()).toEqual(['content.db', 'private', 'secrets.env']);
  });

  it('leaves no incomplete backup if the bucket is unreachable', async () => {
    await expect(backUp(at('data'), at('backup'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(restore(at('backup'), at('restored'))).rejects.toThrow('no backup');
  });

  it('rejects a modified backup before it writes anything', async () => {
    await backUp(at('data'), at('backup'));
    await appendFile(at('backup/public/uploads/house.jpg'), '!');
    await expect(restore(at('backup'), at('restored'))).rejects.toThrow('public/uploads/house.jpg');
    await expect(readdir(at('restored'))).rejects.toThrow('ENOENT');
    await expect(restore(at('data'), at('restored'))).rejects.toThrow('no backup');
  });
});
