import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listening } from '@group/vitest-preset/listening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const apps = resolve(import.meta.dirname, '../../../../apps');

type Variables = Readonly<Record<string, string>>;

/** Long enough for a busy machine; a program that hangs never ends. */
const timeoutMs = 300_000;

let folder = '';
const taken = createServer();
let takenPort = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'set-ups-'));
  takenPort = String((await listening(taken)).port);
  await mkdir(join(folder, 'garbage'));
  await writeFile(
    join(folder, 'garbage/content.db'),
    'no database, but long enough to look like one of SQLite'.repeat(99),
  );
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(folder, 'secrets/secrets.env'), 'APP_KEYS=one\n');
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres/database-server'), 'postgres://127.0.0.1/websites\n');
  await writeFile(join(folder, 'unknown.json'), '{"tarob": ["www.tabor.example"]}');
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

/** Runs a built program until it ends. `{…}` in a value are the folder and the port that this test prepares. */
async function outcome(app: string, program: string, variables: Variables) {
  const filled = Object.entries(variables).map(([name, value]) => [
    name,
    value.replace('{folder}', folder).replace('{port}', takenPort),
  ]);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...Object.fromEntries(filled) };
  const child = spawn(process.execPath, [program], {
    cwd: join(apps, app),
    env,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const [stderr] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')]);
  return { code: child.exitCode ?? child.signalCode, stderr };
}

const site: Variables = {
  CONTENT_API_URL: 'http://127.0.0.1:9',
  CONTENT_API_TOKEN: 'a-token-of-at-least-thirty-two-characters',
  SITE_DATA_DIR: '{folder}/site',
  PORT: '0',
};

const service: Variables = { CMS_DATA_DIR: '{folder}/cms', CMS_PORT: '0' };

// One case for each way in which a program cannot start; which values of variables are wrong is tested where they are read.

/** The code of a wrong environment, and the one of what may pass. */
const [wrong, failed] = [78, 1];

describe('a site', () => {
  it.each<[app: string, code: number, named: string, Variables]>([
    ['group-site', wrong, 'CONTENT_API_URL', { CONTENT_API_URL: '' }],
    ['rivabella', wrong, 'TRUSTED_PROXY', { TRUSTED_PROXY: '127.0.0.1' }],
    ['group-site', failed, 'EADDRINUSE', { PORT: '{port}' }],
    ['group-site', failed, 'ENOTDIR', { SITE_DATA_DIR: '/dev/null/site', SITE_SESSION_SECRET: 'x'.repeat(32) }],
    ['group-site', wrong, 'tarob', { SITE_HOSTS_FILE: '{folder}/unknown.json' }],
  ])(
    '(%s) ends with code %i and a sentence about %s: %j',
    { timeout: timeoutMs },
    async (app, code, named, variables) => {
      const { stderr, ...ended } = await outcome(app, 'build/server/index.js', { ...site, ...variables });
      expect({ ...ended, stderr }).toEqual({ code, stderr: expect.stringMatching(/^The site cannot start: .+\n$/) });
      expect(stderr).toContain(named);
    },
  );
});

// At once, as one of them waits for a database in vain.
describe.concurrent('the content service', () => {
  it.each<[code: number, named: string, Variables]>([
    [wrong, 'CMS_PORT', { CMS_PORT: 'http' }],
    [failed, 'database', { CMS_DATA_DIR: '{folder}/garbage' }],
    [wrong, 'migrate', { CMS_DATA_DIR: '{folder}/empty' }],
    [wrong, 'DATABASE_URL is missing', { CMS_DATA_DIR: '{folder}/postgres' }],
    [wrong, 'secrets.env', { CMS_DATA_DIR: '{folder}/secrets' }],
    // Nothing answers at this port.
    [failed, 'the database cannot be used: timeout', { DATABASE_URL: 'postgres://cms@127.0.0.1:{port}/cms' }],
  ])('ends with code %i and a sentence about %s: %j', { timeout: timeoutMs }, async (code, named, variables) => {
    const { stderr, ...ended } = await outcome('cms', 'dist/src/commands/start.js', { ...service, ...variables });
    expect({ ...ended, stderr }).toEqual({
      code,
      // After lines of the log.
      stderr: expect.stringMatching(/^(?:\{.+\}\n)*The content service cannot start: .+\n$/),
    });
    expect(stderr).toContain(named);
  });
});
