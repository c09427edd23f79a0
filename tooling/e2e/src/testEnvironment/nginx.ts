import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '@group/vitest-preset/findProgram';

const program = findProgram('nginx');

/** Why specs with nginx are skipped; empty if nginx is installed. */
export const noNginx = program ? '' : 'nginx is not installed';

const operations = join(import.meta.dirname, '../../../operations');

export interface Balancer {
  port: number;
  /** Ports of two processes of the group's site. */
  sites: readonly [number, number];
  /** Port of Rivabella's site. */
  rivabella?: number;
  /** Folder of a static export for each host. */
  exports?: string;
  /** Terminates TLS at `port` if set. `plainPort` replaces port 80, which redirects to https. */
  tls?: { certificate: string; key: string; plainPort: number };
}

/** Replaces a text that must exist, so that a changed example fails here. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`the example has nothing like ${pattern.source}`);
  return text.replaceAll(pattern, by);
}

/** The example of tooling/operations with the spec's ports and log, and with its own certificate or without TLS. */
async function exampleConfiguration(
  folder: string,
  { port, sites, rivabella, exports = '/none', tls }: Balancer,
): Promise<string> {
  let text = await readFile(join(operations, 'nginx.conf'), 'utf8');
  text = replaced(text, /listen \[::\]:.+;/g, '');
  const listen = `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`;
  text = replaced(text, /listen 443 ssl http2 default_server;/g, listen);
  // A spec sends more in a second than visitors behind one address.
  text = replaced(text, /^ +limit_(?:req|conn) .+;$/gm, '');
  text = replaced(text, /ssl_certificate \S+;/g, tls ? `ssl_certificate ${tls.certificate};` : '');
  text = replaced(text, /ssl_certificate_key \S+;/g, tls ? `ssl_certificate_key ${tls.key};` : '');
  text = tls
    ? replaced(text, /listen 80 default_server;/g, `listen 127.0.0.1:${tls.plainPort};`)
    : replaced(text, /server \{\s+listen 80 [\s\S]*/g, '');
  text = replaced(text, /\/srv\/exports/g, exports);
  text = replaced(text, /\/var\/(?:log|lib)\/nginx/g, folder);
  text = replaced(text, /127\.0\.0\.1:3000/g, `127.0.0.1:${sites[0]}`);
  if (rivabella) text = replaced(text, /127\.0\.0\.1:3001/g, `127.0.0.1:${rivabella}`);
  return replaced(text, /127\.0\.0\.1:3010/g, `127.0.0.1:${sites[1]}`);
}

/** Creates a self-signed certificate, valid for two days. */
async function selfSigned(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', ['req', ...kind, '-subj', '/CN=localhost', '-out', certificate, '-keyout', key]);
  return { certificate, key };
}

/** nginx, running. */
export interface Nginx {
  pid: number;
  stop(): void;
}

/**
 * Runs nginx in an existing folder with the content of its `http` block. Throws if it does not respond at `port` within
 * seconds.
 */
export async function startNginx(folder: string, port: number, http: string): Promise<Nginx> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 2048; }
http { access_log off; sendfile on; tcp_nopush on; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
${http} }`,
  );
  const child = spawn(program ?? '', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/`).then(
      () => ({ ok: true }),
      () => ({ ok: false }),
    );
    if (ok) return { pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`nginx does not answer: ${await readFile(join(folder, 'error.log'), 'utf8')}`);
}

/** nginx with the example configuration in front of two processes of the group's site. */
export async function startBalancer(folder: string, balancer: Balancer): Promise<Nginx> {
  return startNginx(folder, balancer.port, await exampleConfiguration(folder, balancer));
}

/** nginx with the example configuration for a machine that has nothing but static exports, here one at any host. */
export async function startExportServer(folder: string, port: number, exported: string): Promise<Nginx> {
  const example = await readFile(join(operations, 'nginx-export.conf'), 'utf8');
  const plain = replaced(example, /listen 443[\s\S]*?ssl_certificate_key \S+;/g, `listen 127.0.0.1:${port};`);
  return startNginx(folder, port, replaced(plain, /\/srv\/exports\/\$host/g, exported));
}

/** nginx with the example configuration and TLS, in front of one process, of either site. */
export async function startTlsProxy(
  folder: string,
  { port, plainPort, site }: { port: number; plainPort: number; site: number },
) {
  return startBalancer(folder, {
    port,
    sites: [site, site],
    rivabella: site,
    tls: { ...(await selfSigned(folder)), plainPort },
  });
}
