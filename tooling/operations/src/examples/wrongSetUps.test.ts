import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const apps = resolve(import.meta.dirname, '../../../../apps');

type Variables = Readonly<Record<string, string>>;

/** Long enough for a busy machine; a program that hangs never ends. */
const timeoutMs = 300_000;

let folder = '';
let taken: Server;
let takenPort = '';

async function listening(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'set-ups-'));
  taken = await listening();
  const address = taken.address();
  takenPort = String(typeof address === 'object' && address ? address.port : 0);
  await mkdir(join(folder, 'directory/content.db'), { recursive: true });
  await mkdir(join(folder, 'garbage'));
  await writeFile(
    join(folder, 'garbage/content.db'),
    'no database, but long enough to look like one of SQLite'.repeat(99),
  );
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(folder, 'secrets/secrets.env'), 'APP_KEYS=one\n');
  await writeFile(join(folder, 'hosts.json'), '{"tabor": "www.tabor.example"}');
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
  const { PATH } = process.env;
  const env = { PATH, NODE_ENV: 'production', ...Object.fromEntries(filled) };
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

/** The code of a wrong environment, and the one of what may pass. */
const [wrong, failed] = [78, 1];

describe('a site', () => {
  it.each<[app: string, code: number, named: string, Variables]>([
    ['group-site', wrong, 'CONTENT_API_URL', { CONTENT_API_URL: '' }],
    ['group-site', wrong, 'CONTENT_API_URL', { CONTENT_API_URL: 'localhost:1337' }],
    ['group-site', wrong, 'CONTENT_API_TOKEN', { CONTENT_API_TOKEN: '' }],
    ['group-site', wrong, 'CONTENT_API_TOKEN', { CONTENT_API_TOKEN: '{CONTENT_API_TOKEN}' }],
    ['group-site', wrong, 'PORT', { PORT: '3000.5' }],
    ['group-site', wrong, 'HOST', { HOST: '127.0.0.1:3000' }],
    ['group-site', failed, 'EADDRINUSE', { PORT: '{port}' }],
    ['group-site', failed, 'EADDRNOTAVAIL', { HOST: '192.0.2.1' }],
    ['group-site', failed, 'getaddrinfo', { HOST: 'nowhere.invalid' }],
    ['group-site', failed, 'ENOTDIR', { SITE_DATA_DIR: '/dev/null/site' }],
    ['group-site', failed, 'ENOTDIR', { SITE_DATA_DIR: '/dev/null/site', SITE_SESSION_SECRET: 'x'.repeat(32) }],
    ['group-site', wrong, 'SITE_SESSION_SECRET', { SITE_SESSION_SECRET: 'short' }],
    ['group-site', wrong, 'SITE_HOSTS_FILE', { SITE_HOSTS_FILE: '{folder}/none.json' }],
    ['group-site', wrong, 'SITE_HOSTS_FILE', { SITE_HOSTS_FILE: '{folder}/hosts.json' }],
    ['group-site', wrong, 'cannot be read', { SITE_HOSTS_FILE: '{folder}' }],
    ['group-site', wrong, 'tarob', { SITE_HOSTS_FILE: '{folder}/unknown.json' }],
    ['group-site', wrong, 'SITE_GROUP_DOMAIN', { SITE_GROUP_DOMAIN: 'https://group.example' }],
    ['group-site', wrong, 'SITE_ORIGINS', { SITE_ORIGINS: 'tabor' }],
    ['group-site', wrong, 'TRUSTED_PROXIES', { TRUSTED_PROXIES: 'nginx' }],
    ['group-site', wrong, 'TRUSTED_PROXY', { TRUSTED_PROXY: '127.0.0.1' }],
    ['group-site', wrong, 'CLAMAV_ADDRESS', { CLAMAV_ADDRESS: 'clamav' }],
    ['group-site', wrong, 'SITE_OUTBOX_DATABASE_URL', { SITE_OUTBOX_DATABASE_URL: 'localhost:5432/outbox' }],
    ['group-site', wrong, 'REDIS_URL', { REDIS_URL: 'valkey:6379' }],
    ['group-site', wrong, 'REDIS_URL', { REDIS_URL: 'redis://' }],
    ['group-site', wrong, 'OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'Bearer token' }],
    ['group-site', failed, 'open', { SITE_DATA_DIR: '/proc' }],
    ['group-site', wrong, 'OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    ['group-site', wrong, 'OTEL_METRIC_EXPORT_INTERVAL', { OTEL_METRIC_EXPORT_INTERVAL: '1m' }],
    ['group-site', wrong, 'SITE_DRAIN_SECONDS', { SITE_DRAIN_SECONDS: '2s' }],
    ['rivabella', failed, 'EADDRINUSE', { PORT: '{port}' }],
    ['rivabella', wrong, 'TRUSTED_PROXY', { TRUSTED_PROXY: '127.0.0.1' }],
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

describe('the content service', () => {
  beforeAll(async () => {
    const { code, stderr } = await outcome('cms', 'dist/src/commands/migrate.js', service);
    if (code !== 0) throw new Error(stderr);
  }, 3 * timeoutMs);

  it.each<[code: number, named: string, Variables]>([
    [wrong, 'CMS_PORT', { CMS_PORT: 'http' }],
    [failed, 'EADDRINUSE', { CMS_PORT: '{port}' }],
    [failed, 'EADDRNOTAVAIL', { CMS_HOST: '192.0.2.1' }],
    [failed, 'ENOTDIR', { CMS_DATA_DIR: '/dev/null/cms' }],
    [failed, 'database', { CMS_DATA_DIR: '{folder}/directory' }],
    [failed, 'database', { CMS_DATA_DIR: '{folder}/garbage' }],
    [wrong, 'migrate', { CMS_DATA_DIR: '{folder}/empty' }],
    [wrong, 'secrets.env', { CMS_DATA_DIR: '{folder}/secrets' }],
    [wrong, 'CMS_HOST', { CMS_HOST: 'localhost:1337' }],
    [wrong, 'CMS_PUBLIC_URL', { CMS_PUBLIC_URL: 'inhalte.example' }],
    [wrong, 'CMS_PUBLIC_URL', { CMS_PUBLIC_URL: 'https://inhalte.example/admin' }],
    [wrong, 'CMS_TRUST_PROXY', { CMS_TRUST_PROXY: 'yes' }],
    [wrong, 'CMS_TRUSTED_PROXY', { CMS_TRUSTED_PROXY: 'true' }],
    [wrong, 'CMS_LOG_LEVEL', { CMS_LOG_LEVEL: 'loud' }],
    [wrong, 'CMS_SETUP_TOKEN', { CMS_SETUP_TOKEN: 'short' }],
    [wrong, 'DATABASE_URL', { DATABASE_URL: 'mysql://localhost/cms' }],
    [failed, 'ECONNREFUSED', { DATABASE_URL: 'postgres://cms@127.0.0.1:9/cms' }],
    [failed, 'nowhere.invalid', { DATABASE_URL: 'postgres://cms@nowhere.invalid/cms' }],
    // Nothing answers at this port.
    [failed, 'the database cannot be used: timeout', { DATABASE_URL: 'postgres://cms@127.0.0.1:{port}/cms' }],
    [wrong, 'DATABASE_SSL', { DATABASE_SSL: '1' }],
    [wrong, 'MEDIA_S3_REGION', { MEDIA_S3_ENDPOINT: 'https://s3.example.com' }],
    [wrong, 'MAIL_FROM', { SMTP_HOST: 'mail.example' }],
    [wrong, 'MAIL_FROM', { SMTP_HOST: 'mail.example', MAIL_FROM: 'websites' }],
    [wrong, 'SMTP_FROM', { SMTP_HOST: 'mail.example', SMTP_FROM: 'websites@example.com' }],
    [wrong, 'OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example' }],
    [wrong, 'OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example' }],
    [wrong, 'CONTENT_WEBHOOK_SECRET', { SITE_WEBHOOK_URLS: 'http://127.0.0.1:3000/hooks/content' }],
    [wrong, 'SITE_ORIGINS', { SITE_ORIGINS: 'www.tabor.example' }],
    [wrong, 'APPLICATION_RETENTION_DAYS', { APPLICATION_RETENTION_DAYS: 'never' }],
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
