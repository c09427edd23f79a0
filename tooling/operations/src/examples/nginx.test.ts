import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findProgram } from './findProgram.ts';

const nginx = findProgram('nginx') ?? '';
const openssl = findProgram('openssl') ?? '';

/** The first version with `http2` as a directive of its own. */
const firstWithHttp2Line = 1_025_001;

function versionOf(said: string): number {
  const [, major = 0, minor = 0, patch = 0] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) * 1_000_000 + Number(minor) * 1_000 + Number(patch);
}

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
    if (versionOf(spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr) < firstWithHttp2Line) {
      example = example.replaceAll(/listen 443 ssl( default_server)?;\n {2}http2 on;/g, 'listen 443 ssl http2$1;');
    }
    example = example.replaceAll('/etc/websites/tls', folder).replaceAll('/var/log/nginx', folder);
    example = example.replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((path) => `${path}_temp_path ${folder}/${path};`).join(' ');
    const file = join(folder, name);
    await writeFile(file, `pid ${folder}/pid; events {} http { access_log off; ${paths}\n${example} }`);
    return file;
  }

  /** nginx's messages about an example. */
  async function complaints(name: string, change?: (example: string) => string): Promise<string> {
    const file = await written(name, change);
    const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-c', file, '-e', 'stderr'], { encoding: 'utf8' });
    // The user directive requires root.
    const said = stderr.split('\n').filter((line) => line && !line.includes('"user" directive'));
    return said.join('\n') || (status === 0 ? '' : `ended with ${status}`);
  }

  it.each(['nginx.conf', 'nginx-export.conf', 'nginx-content-service.conf'])('%s is valid', async (name) => {
    expect(await complaints(name)).toBe('');
  });

  it.each([
    ['proxy_http_version 1.1', 'proxy_htp_version 1.1', 'unknown directive'],
    ['http://$site', 'http://$sites', 'unknown "sites" variable'],
    ['try_files $uri $uri/index.html =503;', 'try_files $uri', 'unexpected'],
  ])('of which nginx would not understand %s as %s are found', async (line, wrong, said) => {
    expect(await complaints('nginx.conf', (example) => example.replace(line, wrong))).toContain(said);
  });

  it('log which page was requested when, and nothing about the visitor', async () => {
    const site = createServer((_, response) => response.writeHead(301, { location: '/', 'content-length': 0 }).end());
    await once(site.listen(join(folder, 'site')), 'listening');
    const upstream = `server unix:${folder}/site`;
    const file = await written('nginx.conf', (example) => example.replaceAll(/server 127\.0\.0\.1:\d+/g, upstream));
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    const running = spawn(nginx, ['-c', file, '-e', 'stderr', '-g', `daemon off;${user}`], { stdio: 'ignore' });
    const socketPath = join(folder, '443');
    await vi.waitFor(() => expect(existsSync(socketPath)).toBe(true), 5_000);
    const personal = {
      referer: 'https://eva.example/',
      'user-agent': 'Eva/1',
      cookie: 'eva=1',
      'x-forwarded-for': '::7',
    };
    const headers = { host: 'www.Tabor.example', 'sec-fetch-dest': 'document', ...personal };
    for (const path of ['/jobs?mail=eva@eva.example', '/i.php?id=5&eva=1', '/tel?n=0791234567', '/vorschau/eva']) {
      const sent = request({ socketPath, path, headers, rejectUnauthorized: false }).end();
      const [response] = await once(sent, 'response');
      await once(response.resume(), 'end');
    }
    running.kill('SIGQUIT');
    await once(running, 'exit');
    site.close();

    const lines = (await readFile(join(folder, 'websites.log'), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/\[\d\d\/[^\]]+\]/, '[time]'))).toEqual(
      ['/jobs', '/i.php?id=5', '/tel', '/vorschau/'].map(
        (address) => `www.tabor.example: 0.0.0.0 - - [time] "GET ${address} HTTP/1.1" 301 0 "-" "document"`,
      ),
    );
  });
});
