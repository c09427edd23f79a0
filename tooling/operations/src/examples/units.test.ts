import { spawnSync } from 'node:child_process';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from '@group/vitest-preset/findProgram';

const units = join(import.meta.dirname, '../../systemd');
const names = ['content-service-migrate.service', 'content-service.service', 'site@.service'];
const ofBackup = ['websites-backup.service', 'websites-backup.timer'];
const analyze = findProgram('systemd-analyze') ?? '';

describe.skipIf(!analyze)('the systemd units (skipped without systemd-analyze)', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  /** systemd's messages about a unit whose program is installed. */
  async function complaints(name: string): Promise<string> {
    const unit = await readFile(join(units, name), 'utf8');
    const path = join(folder, name);
    await writeFile(path, unit.replaceAll('/srv/websites/node_modules/.bin/node', process.execPath));
    const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', path], { encoding: 'utf8' });
    // Referenced units of this machine may cause messages of their own.
    const own = stderr.split('\n').filter((line) => line.includes(name.replace(/@?\.\w+$/, '')));
    return own.join('\n') || (status === 0 ? '' : stderr);
  }

  it('are all covered by this test', async () => {
    expect((await readdir(units)).toSorted()).toEqual([...names, ...ofBackup]);
  });

  it.each([...names, ...ofBackup])('%s is valid', async (name) => {
    expect(await complaints(name)).toBe('');
  });

  it.each(names)('%s gives its program as little as it needs', async (name) => {
    const lines = (await readFile(join(units, name), 'utf8')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['CapabilityBoundingSet=', 'NoNewPrivileges=yes', 'ProtectSystem=strict']),
    );
    expect(lines.filter((line) => /^(?:StateDirectory|MemoryMax|RestrictAddressFamilies)=./.test(line))).toHaveLength(
      3,
    );
    // Besides the program's own folder.
    expect(lines.filter((line) => line.startsWith('ReadWritePaths'))).toEqual([]);
  });

  it.each([...names, 'websites-backup.service'])('%s does not start without its environment', async (name) => {
    expect(await readFile(join(units, name), 'utf8')).toMatch(/^EnvironmentFile=\/etc\/websites\/[a-z-]+\.env$/m);
  });

  it('run the migration with the rights of the service', async () => {
    const [migration, service] = await Promise.all(
      names.slice(0, 2).map(async (name) => {
        const [, section = ''] = (await readFile(join(units, name), 'utf8')).split('[Service]\n');
        const own = /^(?:#|Type=|Environment=|ExecStart=|Restart)/;
        return section
          .split('\n\n')[0]
          ?.split('\n')
          .filter((line) => line && !own.test(line));
      }),
    );
    expect(migration).toEqual(service);
  });

  it('back up into a new file that is named after the time', async () => {
    const unit = await readFile(join(units, 'websites-backup.service'), 'utf8');
    const [, line = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
    const script = line
      .replaceAll('%%', '%')
      .replaceAll('$$', '$')
      .replace(/^exec \S+/, 'echo');
    const { stdout } = spawnSync('/bin/sh', ['-c', script], { encoding: 'utf8' });
    expect(stdout).toMatch(/ \/var\/backups\/websites\/\d{4}-\d\d-\d\d-\d{4}\.age \/var\/lib\/private\/website-/);
  });

  it('make a backup each night, also when summer time begins', () => {
    const timer = join(units, 'websites-backup.timer');
    const { stdout } = spawnSync('/bin/sh', [
      '-c',
      `TZ=Europe/Zurich ${analyze} calendar --iterations=3 --base-time='2027-03-26 12:00' "$(sed -n s/^OnCalendar=//p ${timer})"`,
    ]);
    expect(String(stdout).match(/2027-03-\d\d(?=.* CES?T)/g)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  });

  it.each([
    ['0', ['29']],
    // The backup is whole, although a file was lost before it.
    ['2', ['29']],
    ['1', ['29', '30']],
  ])('delete backups of thirty days ago after one that ended with %s', async (EXIT_STATUS, kept) => {
    const unit = await readFile(join(units, 'websites-backup.service'), 'utf8');
    const [, line = ''] = /^ExecStopPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
    const [, BACKUP_DAYS = ''] = /^Environment=BACKUP_DAYS=(\d+)$/m.exec(unit) ?? [];
    for (const days of ['29', '30']) {
      // One of the nights was an hour shorter, and this backup took a minute less.
      const made = new Date(Date.now() - Number(days) * 86_400_000 + 61 * 60_000);
      // The second one was interrupted by a restart of the machine.
      for (const name of [`${days}.age`, `${days}.age.draft`]) {
        await writeFile(join(folder, name), '');
        await utimes(join(folder, name), made, made);
      }
    }
    const script = line.replaceAll('$$', '$').replace('/var/backups/websites', folder);
    spawnSync('/bin/sh', ['-c', script], { env: { PATH: process.env.PATH, EXIT_STATUS, BACKUP_DAYS } });
    expect((await readdir(folder)).toSorted()).toEqual(kept.flatMap((days) => [`${days}.age`, `${days}.age.draft`]));
  });

  it.each([
    ['group-site-3010', 'apps/group-site 3010'],
    ['rivabella-3001', 'apps/rivabella 3001'],
  ])('start the app and the port of the instance %s', async (instance, expected) => {
    const unit = await readFile(join(units, 'site@.service'), 'utf8');
    const [, line = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
    // What systemd expands: specifiers and escaped signs.
    const script = line.replace('%i', instance).replaceAll('%%', '%').replaceAll('$$', '$');
    const echoed = script.replace('cd /srv/websites/', 'echo ').replace(/&& (PORT=\S+) exec .*/, '&& $1; echo $PORT');
    const { stdout } = spawnSync('/bin/sh', ['-c', echoed], { encoding: 'utf8' });
    expect(stdout.trim().replace('\n', ' ')).toBe(expected);
  });

  it('start each program as a user of its own', async () => {
    const [service, site] = await Promise.all(
      ['content-service.service', 'site@.service'].map((name) => readFile(join(units, name), 'utf8')),
    );
    expect(service).toMatch(/^User=websites-content$/m);
    expect(site).toMatch(/^DynamicUser=yes$/m);
    // Instances of a template share the user that systemd derives from its name.
    expect(site).toMatch(/^User=website-%i$/m);
  });
});
