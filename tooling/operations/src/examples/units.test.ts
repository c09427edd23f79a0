import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from './findProgram.ts';

const units = join(import.meta.dirname, '../../systemd');
const analyze = findProgram('systemd-analyze') ?? '';

describe.skipIf(!analyze)('the systemd units (skipped without systemd-analyze)', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'units-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** systemd's messages about a unit whose program is installed. */
  async function complaints(name: string, change: (unit: string) => string = (unit) => unit): Promise<string> {
    const unit = await readFile(join(units, name), 'utf8');
    const path = join(folder, name);
    await writeFile(path, change(unit.replaceAll('/srv/websites/node_modules/.bin/node', process.execPath)));
    const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', path], { encoding: 'utf8' });
    // Referenced units of this machine may cause messages of their own.
    const own = stderr.split('\n').filter((line) => line.includes(name.replace(/@?\.service$/, '')));
    return own.join('\n') || (status === 0 ? '' : stderr);
  }

  it('are all covered by this test', async () => {
    expect((await readdir(units)).toSorted()).toEqual(['content-service.service', 'site@.service']);
  });

  it.each(['content-service.service', 'site@.service'])('%s is valid', async (name) => {
    expect(await complaints(name)).toBe('');
  });

  it.each([
    ['site@.service', 'TimeoutStopSec', 'TimoutStopSec', 'Unknown key'],
    ['site@.service', 'TimeoutStopSec=30', 'TimeoutStopSec=soon', 'Failed to parse'],
    ['content-service.service', 'ExecStart=', 'ExecStart=/nowhere', 'not executable'],
  ])('of which systemd would not understand one line are found: %s, %s as %s', async (name, line, wrong, said) => {
    expect(await complaints(name, (unit) => unit.replace(line, wrong))).toContain(said);
  });
});
