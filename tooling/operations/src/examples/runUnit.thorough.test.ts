import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@group/vitest-preset/listening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../export/client.ts';
import { findProgram } from '@group/vitest-preset/findProgram';
import { runUnit } from './runUnit.ts';

const canRun = process.getuid?.() === 0 && ['unshare', 'setpriv', 'mount'].every(findProgram);

const contentService = 'content-service.service';
const setupToken = 'a-setup-token-of-at-least-32-characters';

/** What a program that ends has written, and its code. */
async function ended(program: ChildProcess) {
  const [stdout, stderr] = await Promise.all(
    [program.stdout, program.stderr].map((stream) => (stream ? text(stream) : Promise.resolve(''))),
  );
  if (program.exitCode === null) await once(program, 'exit');
  return { code: program.exitCode, stdout, stderr };
}

describe.skipIf(!canRun)('the programs, with the restrictions of their units (skipped without root or unshare)', () => {
  let folder = '';
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'units-'));
    await Promise.all(['content', 'group-site'].map((name) => mkdir(join(folder, name))));
  });
  afterAll(async () => {
    const programs = running.filter(({ exitCode }) => exitCode === null);
    for (const program of programs) program.kill();
    await Promise.all(programs.map((program) => once(program, 'exit')));
    await rm(folder, { recursive: true });
  });

  /** Starts a unit and waits until it responds at a path. */
  async function start(run: Parameters<typeof runUnit>[0], url: string): Promise<void> {
    const program = await runUnit(run);
    running.push(program);
    let log = '';
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (bytes: Buffer) => (log += bytes.toString()));
    const isReady = () =>
      fetch(url)
        .then(({ status }) => status < 500)
        .catch(() => false);
    while (!(await isReady())) {
      if (program.exitCode !== null) throw new Error(`it ended with ${program.exitCode}: ${log}`);
      await wait(200);
    }
  }

  it.each(['/etc/x', '/srv/websites/apps/cms/x', '/var/lib/x', '/tmp/x'])('cannot write %s', async (path) => {
    const attempt = { unit: contentService, state: join(folder, 'content'), environment: {} };
    const { code, stderr } = await ended(await runUnit({ ...attempt, program: `touch ${path}` }));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/Read-only file system|Permission denied/)]);
  });

  it('migrate, seed, and show pages with pictures', { timeout: 600_000 }, async () => {
    const state = join(folder, 'content');
    const environment = { CMS_PORT: String(await freePort()), CMS_SETUP_TOKEN: setupToken };
    const migrate = { unit: 'content-service-migrate.service', state, environment };
    expect(await ended(await runUnit(migrate))).toMatchObject({ code: 0, stderr: '' });
    // Uploads pictures, of which each is scaled.
    const seed = '/srv/websites/node_modules/.bin/node dist/src/commands/seed.js bauma';
    const seeded = await ended(await runUnit({ ...migrate, program: seed }));
    // The log asks for the first administrator.
    expect(seeded).toMatchObject({ code: 0, stderr: expect.stringMatching(/^(?:\{.+\}\n)*$/) });
    const contentUrl = `http://127.0.0.1:${environment.CMS_PORT}`;
    await start({ unit: contentService, state, environment }, `${contentUrl}/_health`);
    const access = {
      CONTENT_API_URL: contentUrl,
      CONTENT_API_TOKEN: await readFile(join(state, 'content-api-token'), 'utf8'),
    };
    const port = await freePort();
    const instance = { unit: 'site@.service', instance: `group-site-${port}` };
    const url = `http://127.0.0.1:${port}`;
    await start({ ...instance, state: join(folder, 'group-site'), environment: access }, `${url}/health/ready`);
    // The `fetch` of Node replaces the header `Host`.
    const read = (path: string) => ask({ host: `bauma.localhost:${port}`, port, path });
    const page = await read('/');
    const [picture = ''] = /\/pictures\/\d[^\s",]+/.exec(page.body) ?? [];
    expect([page.status, picture, (await read(picture)).status]).toEqual([200, expect.anything(), 200]);
  });
});
