import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findProgram } from '@group/vitest-preset/findProgram';

const folder = join(import.meta.dirname, '../..');

const path = z.string().startsWith('/');

/** The subset of the Compose specification that the example uses; other keys are typos. */
const service = z.strictObject({
  // What was tried is what is fetched.
  image: z.string().regex(/^websites$|@sha256:[\da-f]{64}$/),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.string().optional(),
  working_dir: path.optional(),
  env_file: z.array(z.string()).optional(),
  environment: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.union([z.string(), z.number()])).optional(),
  volumes: z.array(z.string().regex(/^[a-z-]+:\/[\w/-]+$|^\.\/[a-z]+:\/[\w/-]+:ro$/)).optional(),
  tmpfs: z.array(path).optional(),
  configs: z.array(z.strictObject({ source: z.string(), target: path })).optional(),
  // Loopback only: a published port bypasses the firewall of most machines.
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/)).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.string() })).optional(),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.number() }).optional(),
  stop_grace_period: z.templateLiteral([z.number(), 's']).optional(),
  user: z.string().optional(),
  read_only: z.literal(true).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  pids_limit: z.number().optional(),
  mem_limit: z.string().regex(/^\d+[mg]$/),
  restart: z.enum(['unless-stopped', 'no']),
});

const composition = z.strictObject({
  'x-program': z.unknown(),
  'x-content-service': z.unknown(),
  'x-site': z.unknown(),
  configs: z.record(z.string(), z.strictObject({ file: z.string() })),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})),
});

const example = await readFile(join(folder, 'compose.yaml'), 'utf8');
const { services, volumes } = composition.parse(parse(example, { uniqueKeys: true, strict: true, merge: true }));
const unit = (name: string) => readFile(join(folder, 'systemd', name), 'utf8');

const secret: unknown = expect.stringMatching(/^[\da-f]{64}$/);

describe('compose.yaml', () => {
  it('references only defined volumes and services', () => {
    const mounts = Object.values(services).flatMap((each) =>
      (each.volumes ?? []).map((volume) => volume.split(':')[0]),
    );
    const used = mounts.filter((name) => !name?.startsWith('./'));
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
    for (const { depends_on = {} } of Object.values(services))
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
  });

  it.each([
    ['content-service', 'cms', 'content-service.service'],
    ['migrate', 'cms', 'content-service-migrate.service'],
    ['group-site', 'group-site', 'site@.service'],
    ['rivabella', 'rivabella', 'site@.service'],
  ])('starts and stops %s as its unit does', async (name, app, unitName) => {
    const described = await unit(unitName);
    const { command = '', working_dir, stop_grace_period = '' } = services[name] ?? {};
    expect(described).toContain(`/${command}`);
    expect(working_dir).toBe(`/srv/websites/apps/${app}`);
    expect(/TimeoutStopSec=(\d+)/.exec(described)?.[1] ?? '').toBe(stop_grace_period.replace('s', ''));
  });

  it.each([
    ['migrate', '.env.content-service', []],
    ['content-service', '.env.content-service', []],
    ['group-site', '.env.site', ['./hosts:/etc/websites:ro']],
    ['rivabella', '.env.site', ['./hosts:/etc/websites:ro']],
  ])('limits %s to its data and to the variables of %s', (name, file, hosts) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      env_file: [file],
      volumes: [expect.stringMatching(/:\/var\/lib\/websites$/), ...hosts],
    });
  });

  it('is started with secrets that are made once, and none of one program in another', async () => {
    const directory = await temporaryFolder();
    const place = join(directory, 'tooling/operations');
    await mkdir(place, { recursive: true });
    await mkdir(join(directory, 'packages/themes/src/tenants/tabor'), { recursive: true });
    await copyFile(join(folder, 'compose.sh'), join(place, 'compose.sh'));
    const start = () =>
      spawnSync('sh', [join(place, 'compose.sh')], { env: { ...process.env, CONTAINER_ENGINE: 'true' } });
    const files = () =>
      Promise.all(
        ['.env', '.env.content-service', '.env.site', 'hosts/hosts.json'].map((name) =>
          readFile(join(place, name), 'utf8'),
        ),
      );
    expect(start().status).toBe(0);
    const first = await files();
    const [database = {}, content = {}, site = {}] = first.map((text) => parseEnv(text));
    expect(first[3]).toBe('{}\n');
    expect(start().status).toBe(0);
    expect(await files()).toEqual(first);
    expect(Object.keys(database)).toEqual(['DATABASE_PASSWORD']);
    const { CMS_PUBLIC_URL, ...common } = content;
    const { SITE_SESSION_SECRET, TRUSTED_PROXIES, ...commonOfSite } = site;
    expect(commonOfSite).toEqual(common);
    expect(common).toEqual({
      CONTENT_API_TOKEN: secret,
      CONTENT_WEBHOOK_SECRET: secret,
      CONTENT_PREVIEW_SECRET: secret,
      SITE_ORIGINS: 'tabor=https://tabor.localhost',
    });
    expect([database.DATABASE_PASSWORD, SITE_SESSION_SECRET]).toEqual([secret, secret]);
    expect([CMS_PUBLIC_URL, TRUSTED_PROXIES]).toEqual(['https://inhalte.localhost', '172.16.0.0/12,192.168.0.0/16']);
  });

  it('builds on an image of one digest', async () => {
    const bases = (await readFile(join(folder, 'Containerfile'), 'utf8')).match(/^FROM \S+/gm);
    expect(new Set(bases)).toEqual(new Set([expect.stringMatching(/@sha256:[\da-f]{64}$/)]));
  });

  it('publishes only the proxy', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });
});

const caddy = findProgram('caddy') ?? '';
const caddyfile = await readFile(join(folder, 'Caddyfile'), 'utf8');

describe.skipIf(!caddy)('Caddyfile (skipped without caddy)', () => {
  it('is valid, also with the public hosts that it describes', async () => {
    const changes = [
      [/\t(?:local_certs|skip_install_trust)\n/g, ''],
      [/^(inhalte|rivabella)\.localhost/gm, '$1.example'],
      [/^\*\.localhost/gm, 'https://'],
    ] as const;
    const open = changes.reduce((text, [right, other]) => text.replaceAll(right, other), caddyfile);
    expect(open).not.toMatch(/^[^#]*localhost/m);
    const place = await temporaryFolder();
    const file = join(place, 'Caddyfile');
    const statuses: (number | null)[] = [];
    for (const text of [caddyfile, open, `${open}}`]) {
      await writeFile(file, text);
      statuses.push(spawnSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', file]).status);
    }
    expect(statuses).toEqual([0, 0, 1]);
  });

  it('passes to the content service what nginx-content-service.conf does, and logs no address when it fails', async () => {
    const place = await temporaryFolder();
    const door = join(place, 'door');
    const behind = join(place, 'service');
    const server = createServer((incoming, response) => incoming.resume().once('end', () => response.end()));
    await once(server.listen(behind), 'listening');
    const [options = ''] = /^\{[\s\S]*?^\}/m.exec(caddyfile) ?? [];
    const [block = ''] = /^inhalte\.localhost \{[\s\S]*?^\}/m.exec(caddyfile) ?? [];
    const file = join(place, 'Caddyfile');
    const host = block.replace('inhalte.localhost {', `http://inhalte.localhost {\nbind unix/${door}`);
    await writeFile(file, `${options.replace('{', '{\nadmin off\nauto_https off')}\n${host}`);
    const environment = {
      ...process.env,
      CONTENT_SERVICE: `unix/${behind}`,
      XDG_CONFIG_HOME: place,
      XDG_DATA_HOME: place,
    };
    const running = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', file], { env: environment });
    const logged = textOf(running.stderr);
    await vi.waitFor(() => expect(existsSync(door)).toBe(true), 5_000);
    const statusOf = async (address: string, megabytes = 0): Promise<number | undefined> => {
      const headers = { host: 'inhalte.localhost' };
      const sent = request({ socketPath: door, path: address, method: 'POST', headers });
      sent.end(Buffer.alloc(megabytes * 1_000_000));
      const [response] = await once(sent, 'response');
      response.resume();
      return response.statusCode;
    };
    const statuses = {
      entry: await statusOf('/content-manager', 1),
      'large entry': await statusOf('/content-manager', 1.1),
      files: await statusOf('/upload?folder=1', 1.1),
      api: await statusOf('/api/jobs'),
      'api in capitals': await statusOf('/API/jobs'),
      'encoded api': await statusOf('/%61pi/application-files/../jobs'),
      "applicant's file": await statusOf('/api/application-files/1/1'),
    };
    server.close();
    const failed = await statusOf('/content-manager?token=eva');
    running.kill();
    await once(running, 'exit');
    expect([failed, await logged]).toEqual([502, expect.not.stringContaining('eva')]);
    expect(statuses).toEqual({
      entry: 200,
      'large entry': 413,
      files: 200,
      api: 404,
      'api in capitals': 404,
      'encoded api': 404,
      "applicant's file": 200,
    });
  });
});
