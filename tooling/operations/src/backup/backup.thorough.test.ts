import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findProgram } from '@group/vitest-preset/findProgram';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const hasAge = findProgram('age') !== undefined;

describe('backUp and restore', () => {
  let folder = '';
  let service: DatabaseSync;
  const at = (...names: string[]) => join(folder, ...names);
  const options = () => ({ content: at('data'), settings: at('settings'), sites: [at('site')] });
  const save = (more = {}) => backUp(at('backup'), { ...options(), ...more });

  function addOutbox(...keys: string[]): void {
    const outbox = new DatabaseSync(at('site/outbox/outbox.db'));
    outbox.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS submission (key TEXT, content TEXT)');
    for (const key of keys) {
      const content = JSON.stringify({ files: [{ path: `files/process/${key}` }] });
      outbox.prepare('INSERT INTO submission VALUES (?, ?)').run(key, content);
    }
    outbox.close();
  }

  beforeEach(async () => {
    folder = await temporaryFolder();
    for (const name of [
      'data/private/a',
      'data/public/uploads',
      'data/incoming',
      'settings',
      'site/outbox/files/process',
    ])
      await mkdir(at(name), { recursive: true });
    for (const name of ['empty', 'empty-too']) await mkdir(at(name));
    await writeFile(at('data/public/uploads/house.jpg'), 'a picture');
    await writeFile(at('data/private/a/b'), 'a CV');
    await writeFile(at('data/incoming/half'), 'half a CV');
    await writeFile(at('data/secrets.env'), 'KEY=1');
    await writeFile(at('settings/site.env'), 'TOKEN=1');
    await writeFile(at('site/outbox/files/process/one'), 'a CV that waits');
    addOutbox('one');
    service = new DatabaseSync(at('data/content.db'));
    service.exec(
      'CREATE TABLE applications (folder TEXT, files TEXT); INSERT INTO applications VALUES (\'a\', \'[{"id":"b"}]\')',
    );
  });
  afterEach(async () => {
    service.close();
  });

  it('restores the database, its files, secrets, settings and outboxes, but no requests in progress', async () => {
    await save();
    service.exec("INSERT INTO applications VALUES ('later', NULL)");
    expect(await restore(at('backup'), at('empty'))).toMatchObject({
      leftOut: [],
      tables: { applications: { rows: 1 } },
      applicationFiles: 1,
      missing: [],
      waiting: { [at('site')]: 1 },
    });
    const found = await readdir(at('empty'), { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const site = join('empty/sites', at('site'), 'outbox');
    expect(files.toSorted()).toEqual(
      [
        'empty/content/content.db',
        'empty/content/private/a/b',
        'empty/content/public/uploads/house.jpg',
        'empty/content/secrets.env',
        'empty/settings/site.env',
        `${site}/files/process/one`,
        `${site}/outbox.db`,
      ].map((path) => at(path)),
    );
    expect(await readFile(at('empty/content/private/a/b'), 'utf8')).toBe('a CV');
  });

  it('reads outboxes before the content service, into which applications move', async () => {
    await save();
    const names = execFileSync('tar', ['-tf', at('backup')], { encoding: 'utf8' })
      .trim()
      .split('\n');
    const [first = '', ...others] = names;
    expect(first).toMatch(/^sites\//);
    expect(others.findLastIndex((name) => name.startsWith('sites/'))).toBeLessThan(
      others.findIndex((name) => name.startsWith('content/')),
    );
  });

  it('leaves out erased rows, of which the file of the running service still has the bytes', async () => {
    service.exec("PRAGMA secure_delete = OFF; INSERT INTO applications VALUES ('Anna Geheimnis', NULL)");
    service.exec("DELETE FROM applications WHERE folder = 'Anna Geheimnis'");
    expect(await readFile(at('data/content.db'), 'latin1')).toContain('Geheimnis');
    await save();
    expect(await readFile(at('backup'), 'latin1')).not.toContain('Geheimnis');
  });

  it('names files that the content service has lost, and keeps their rows and entries', async () => {
    await unlink(at('data/private/a/b'));
    addOutbox('lost');
    expect(await save()).toMatchObject({ missing: ['content/private/a/b'], waiting: { [at('site')]: 2 } });
    expect(await restore(at('backup'), at('empty'))).toMatchObject({ tables: { applications: { rows: 1 } } });
  });

  it('removes everything after a drill', async () => {
    await save();
    expect(await restore(at('backup'), at('empty'), { isDrill: true })).toMatchObject({ applicationFiles: 1 });
    expect(await readdir(at('empty'))).toEqual([]);
  });

  it.skipIf(process.getuid?.() !== 0)('gives everything to the owner of the folder, and to no other user', async () => {
    await chmod(at('data/private/a/b'), 0o666);
    await save();
    expect((await stat(at('backup'))).mode & 0o777).toBe(0o600);
    await chown(at('empty'), 1234, 1235);
    await restore(at('backup'), at('empty'));
    for (const name of ['', ...(await readdir(at('empty'), { recursive: true }))]) {
      const { uid, gid, mode } = await stat(at('empty', name));
      expect([name, uid, gid, mode & 0o077]).toEqual([name, 1234, 1235, 0]);
    }
  });

  it('never replaces a backup or a file', async () => {
    await save();
    await expect(save()).rejects.toThrow('exists already');
    await expect(restore(at('backup'), at('data'))).rejects.toThrow('not empty');
  });

  it.each([
    ['content', { content: undefined }, '--content'],
    ['outboxes', { sites: [] }, 'undelivered applications'],
    ['settings', { settings: undefined }, '--settings'],
  ])('is only made without the %s if the operator leaves them out', async (part, without, advice) => {
    await expect(save(without)).rejects.toThrow(advice);
    expect(await save({ ...without, leaveOut: [part] })).toMatchObject({ leftOut: [part] });
    expect(await restore(at('backup'), at('empty'))).toMatchObject({ leftOut: [part] });
  });

  it('is only made without the files in a bucket if the operator leaves them out', async () => {
    await writeFile(at('data/media-bucket'), 'websites\n');
    await rm(at('data/private'), { recursive: true });
    await expect(save()).rejects.toThrow('copy the files in websites');
    expect(await save({ leaveOut: ['bucket'] })).toMatchObject({
      leftOut: ['bucket'],
      missing: [],
      applicationFiles: 1,
    });
  });

  it('is not made of SQLite where the content service uses PostgreSQL', async () => {
    await writeFile(at('data/database-server'), 'postgres://db.example/websites\n');
    await expect(save()).rejects.toThrow('on postgres://db.example/websites: set DATABASE_URL');
    await unlink(at('data/content.db'));
    await unlink(at('data/database-server'));
    await expect(save()).rejects.toThrow('has no content.db');
  });

  it('is not made of a folder with a link, nor left half', async () => {
    await symlink('/etc/passwd', at('settings/other.env'));
    await expect(save()).rejects.toThrow(`${at('settings/other.env')} is neither a file nor a folder.`);
    await expect(save({ settings: at('nowhere') })).rejects.toThrow('nowhere does not exist');
    expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  it('is rejected if it was changed or is incomplete, and nothing of it stays', async () => {
    await save();
    const bytes = await readFile(at('backup'));
    await writeFile(at('changed'), bytes.toString('latin1').replace('a picture', 'A picture'), 'latin1');
    await expect(restore(at('changed'), at('empty'))).rejects.toThrow(
      'its content/public/uploads/house.jpg is damaged',
    );
    await writeFile(at('half'), bytes.subarray(0, bytes.length / 2));
    await expect(restore(at('half'), at('empty'))).rejects.toThrow('could not be restored');
    await writeFile(
      at('moved'),
      bytes.toString('latin1').replaceAll('content/secrets.env', '../tent/secrets.env'),
      'latin1',
    );
    await expect(restore(at('moved'), at('empty'))).rejects.toThrow('could not be restored');
    expect(await readdir(at('empty'))).toEqual([]);
  });

  describe.skipIf(!hasAge)('with a key (skipped if age is not installed)', () => {
    beforeEach(async () => {
      execFileSync('age-keygen', ['-o', at('key')], { stdio: 'ignore' });
      await writeFile(at('recipients'), execFileSync('age-keygen', ['-y', at('key')]));
    });

    it('is encrypted, and restored with the private key only', async () => {
      await save({ recipients: at('recipients') });
      expect(await readFile(at('backup'), 'latin1')).toMatch(/^age-encryption\.org(?![^]*a CV)/);
      await expect(restore(at('backup'), at('empty'))).rejects.toThrow('it is encrypted');
      const identity = at('key');
      expect(await restore(at('backup'), at('empty'), { identity })).toMatchObject({ applicationFiles: 1 });
      const bytes = await readFile(at('backup'));
      await writeFile(at('half'), bytes.subarray(0, bytes.length - 100));
      await expect(restore(at('half'), at('empty-too'), { identity })).rejects.toThrow('age failed');
    });

    it.each([[], ['--recipients', 'recipients']])(
      'is not left half where it does not fit on the disk: %s %s',
      async (...keys) => {
        await writeFile(at('data/public/uploads/large.jpg'), randomBytes(3_000_000));
        const program = [process.execPath, join(import.meta.dirname, 'backup.ts'), '--content', 'data'];
        const args = [...program, '--settings', 'settings', ...keys, 'backup', 'site'];
        // A limit for the size of files, as a disk cannot be filled here.
        const script = 'trap \'\' XFSZ; ulimit -f 1000; exec "$@"';
        const { status, stderr } = spawnSync('sh', ['-c', script, 'sh', ...args], { cwd: folder, encoding: 'utf8' });
        expect([status, stderr]).toEqual([1, 'EFBIG: file too large, write\n']);
        expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual([]);
      },
    );

    it('fails before it does anything if age or its key is missing', async () => {
      await expect(save({ recipients: at('key') })).rejects.toThrow(
        'age failed: age: error: failed to parse recipient',
      );
      vi.stubEnv('PATH', '/nonexistent');
      await expect(save({ recipients: at('recipients') })).rejects.toThrow('age is not installed.');
      expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual([]);
    });
  });

  it('fails as a command with one sentence', () => {
    const program = join(import.meta.dirname, 'backup.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--content', at('data'), at('backup')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The outboxes would not be in the backup: [^\n]+\n$/);
  });
});
