import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findProgram } from '@group/vitest-preset/findProgram';

const nginx = findProgram('nginx') ?? '';
const openssl = findProgram('openssl') ?? '';

describe.skipIf(!nginx || !openssl)('the nginx examples (skipped without nginx or openssl)', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=x'];
    spawnSync(openssl, ['req', ...kind, ...certificate]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Writes an example with a certificate and on Unix sockets, which need no privileges. Returns its path. */
  async function written(name: string, change: (example: string) => string = (example) => example): Promise<string> {
    let example = change(await readFile(join(import.meta.dirname, '../..', name), 'utf8'));
    example = example.replaceAll('/etc/websites/tls', folder).replaceAll(/\/var\/(?:log|lib)\/nginx/g, folder);
    example = example.replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`);
    example = example.replaceAll(/listen \[::\]:(\d+)/g, `listen unix:${folder}/ipv6-$1`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((path) => `${path}_temp_path ${folder}/${path};`).join(' ');
    const file = join(folder, name);
    await writeFile(file, `pid ${folder}/pid; events {} http { access_log off; ${paths}\n${example} }`);
    return file;
  }

  /** nginx's messages about an example. */
  async function complaints(name: string): Promise<string> {
    const file = await written(name);
    const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-c', file, '-e', 'stderr'], { encoding: 'utf8' });
    // The user directive requires root; the older form of http2 is for Debian 12.
    const said = stderr
      .split('\n')
      .filter((line) => line && !/"user" directive|"listen ... http2" directive/.test(line));
    return said.join('\n') || (status === 0 ? '' : `ended with ${status}`);
  }

  it.each(['nginx.conf', 'nginx-export.conf', 'nginx-content-service.conf'])('%s is valid', async (name) => {
    expect(await complaints(name)).toBe('');
  });

  /** Runs the example in front of a site at the Unix socket `site`. Returns a function that stops it. */
  async function runExample(
    change: (example: string) => string = (example) => example,
    name = 'nginx.conf',
  ): Promise<() => Promise<void>> {
    const file = await written(name, (example) =>
      change(example)
        .replaceAll(/server 127\.0\.0\.1:\d+/g, `server unix:${folder}/site`)
        .replaceAll('proxy_pass http://127.0.0.1:1337', `proxy_pass http://unix:${folder}/site:`)
        .replaceAll('/var/www/html', folder),
    );
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    const running = spawn(nginx, ['-c', file, '-e', 'stderr', '-g', `daemon off;${user}`], { stdio: 'ignore' });
    await vi.waitFor(() => expect(existsSync(join(folder, '443'))).toBe(true), 5_000);
    return async () => {
      running.kill('SIGQUIT');
      await once(running, 'exit');
    };
  }

  /** What nginx answers over TLS. */
  async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
    const sent = request({ socketPath: join(folder, '443'), path, headers, rejectUnauthorized: false }).end();
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, type: response.headers['content-type'], body: await text(response) };
  }

  /** Whether a second request gets the same answer. */
  async function isKept(path: string, more: Readonly<Record<string, string>> = {}): Promise<boolean> {
    const headers = { host: 'www.tabor.example', ...more };
    return (await ask(path, headers)).body === (await ask(path, headers)).body;
  }

  it('limit what one address requests, and log no address when something fails', async () => {
    const stop = await runExample((example) => example.replace('200r/s', '1r/m').replace('burst=2000', 'burst=2'));
    const statuses: (number | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await ask('/')).status);
    await stop();
    // No site runs.
    expect(statuses).toEqual([503, 503, 503, 429]);
    expect(await readFile(join(folder, 'error.log'), 'utf8')).toBe('');
  });

  it('answer for the certificate without TLS, and redirect the rest', async () => {
    await mkdir(join(folder, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(folder, '.well-known/acme-challenge/token'), 'proof');
    const stop = await runExample();
    const answers: string[] = [];
    for (const path of ['/.well-known/acme-challenge/token', '/jobs?page=2']) {
      const sent = get({ socketPath: join(folder, '80'), path, headers: { host: 'www.tabor.example' } });
      const [response] = await once(sent, 'response');
      const body = await text(response);
      answers.push(response.headers.location ?? body);
    }
    await stop();
    expect(answers).toEqual(['proof', 'https://www.tabor.example/jobs?page=2']);
  });

  it.each(['nginx.conf', 'nginx-export.conf'])('serve each file of an export as what it is: %s', async (name) => {
    const host = 'www.tabor.example';
    await mkdir(join(folder, 'exports', host), { recursive: true });
    const types: Record<string, string | undefined> = {};
    for (const file of ['index.html', 'a.ics', 'a.webp', 'a.woff2'])
      await writeFile(join(folder, 'exports', host, file), '');
    await rm(join(folder, 'site'), { force: true });
    const stop = await runExample((example) => example.replaceAll('/srv/exports', join(folder, 'exports')), name);
    for (const path of ['/', '/a.ics', '/a.webp', '/a.woff2']) types[path] = (await ask(path, { host })).type;
    await stop();
    expect(types).toEqual({
      '/': 'text/html; charset=utf-8',
      '/a.ics': expect.stringMatching(/^text\/calendar/),
      '/a.webp': 'image/webp',
      '/a.woff2': 'font/woff2',
    });
  });

  it('keep a public page for as long as the site says, and nothing that may be personal', async () => {
    let requests = 0;
    const site = createServer((incoming, response) => {
      requests += 1;
      const cacheControl = incoming.url === '/auth' ? 'private, no-cache' : 'public, max-age=0, s-maxage=600';
      response.writeHead(200, { 'cache-control': cacheControl, vary: 'accept-encoding' }).end(String(requests));
    });
    await rm(join(folder, 'site'), { force: true });
    await once(site.listen(join(folder, 'site')), 'listening');
    const stop = await runExample();
    const kept = {
      page: await isKept('/wohnen'),
      'the same page of another host': await isKept('/wohnen', { host: 'www.geeren.example' }),
      'another encoding': await isKept('/wohnen', { 'accept-encoding': 'br' }),
      query: await isKept('/jobs?name=eva'),
      cookie: await isKept('/wohnen', { cookie: 'session=eva' }),
      private: await isKept('/auth'),
    };
    await stop();
    site.close();
    expect(kept).toEqual({
      page: true,
      'the same page of another host': true,
      'another encoding': true,
      query: false,
      cookie: false,
      private: false,
    });
    // One for each that was kept, and two for each that was not.
    expect(requests).toBe(3 + 2 * 3);
  });

  it('pass on nothing of the API but the files of applicants, however its address is written', async () => {
    const service = createServer((_, response) => response.end());
    await rm(join(folder, 'site'), { force: true });
    await once(service.listen(join(folder, 'site')), 'listening');
    const stop = await runExample((example) => example, 'nginx-content-service.conf');
    const statuses: Record<string, number | undefined> = {};
    for (const path of ['/admin', '/api/jobs', '/API/jobs', '/%61pi/jobs', '/api/application-files/1/1'])
      statuses[path] = (await ask(path)).status;
    await stop();
    service.close();
    expect(statuses).toEqual({
      '/admin': 200,
      '/api/jobs': 404,
      '/API/jobs': 404,
      '/%61pi/jobs': 404,
      '/api/application-files/1/1': 200,
    });
  });

  it('log which page was requested when, and nothing about the visitor', async () => {
    const site = createServer((_, response) => response.writeHead(301, { location: '/', 'content-length': 0 }).end());
    await once(site.listen(join(folder, 'site')), 'listening');
    await rm(join(folder, 'websites.log'), { force: true });
    const stop = await runExample();
    const personal = {
      referer: 'https://eva.example/',
      'user-agent': 'Eva/1',
      cookie: 'eva=1',
      'x-forwarded-for': '::7',
    };
    const headers = { host: 'www.Tabor.example', 'sec-fetch-dest': 'document', ...personal };
    for (const path of [
      '/jobs?mail=eva@eva.example',
      '/i.php?id=5&eva=1',
      '/tel?n=0791234567',
      '/vorschau/eva',
      '/meine/x/eva',
      '/fr/meine/x/eva?n=1',
    ])
      await ask(path, headers);
    await stop();
    site.close();

    const lines = (await readFile(join(folder, 'websites.log'), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/\[\d\d\/[^\]]+\]/, '[time]'))).toEqual(
      ['/jobs', '/i.php?id=5', '/tel', '/vorschau/', '/meine/', '/fr/meine/'].map(
        (address) => `www.tabor.example: 0.0.0.0 - - [time] "GET ${address} HTTP/1.1" 301 0 "-" "document"`,
      ),
    );
  });
});
