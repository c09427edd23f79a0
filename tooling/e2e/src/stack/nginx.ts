import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

const program = programs.find((path) => existsSync(path));

/** Why nothing can be tried with nginx; empty where it can. */
export const noNginx = program ? '' : 'nginx is not installed';

const operations = join(import.meta.dirname, '../../../operations');

export interface Balancer {
  port: number;
  /** Ports of two processes of the group's site. */
  sites: readonly [number, number];
  /** Folder of a static export for each host. */
  exports?: string;
}

/** Replaces what must be there: an example that has changed is looked at anew. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`the example has nothing like ${pattern.source}`);
  return text.replaceAll(pattern, by);
}

/** The example of the operations' folder, without TLS, on ports of this journey. */
async function exampleConfiguration({ port, sites, exports = '/none' }: Balancer): Promise<string> {
  let text = await readFile(join(operations, 'nginx.conf'), 'utf8');
  text = replaced(text, /listen 443 ssl default_server;\s+http2 on;.*/g, `listen 127.0.0.1:${port};`);
  text = replaced(text, /ssl_certificate(?:_key)? \S+;/g, '');
  text = replaced(text, /server \{\s+listen 80 [\s\S]*/g, '');
  text = replaced(text, /\/srv\/exports/g, exports);
  text = replaced(text, /127\.0\.0\.1:3000/g, `127.0.0.1:${sites[0]}`);
  return replaced(text, /127\.0\.0\.1:3010/g, `127.0.0.1:${sites[1]}`);
}

/** Runs nginx on what stands within its `http` block. Throws where it does not answer within some seconds. */
async function startNginx(folder: string, port: number, http: string): Promise<{ stop(): void }> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
${http} }`,
  );
  const child = spawn(program ?? '', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/`).then(
      () => ({ ok: true }),
      () => ({ ok: false }),
    );
    if (ok) return { stop: () => void child.kill('SIGTERM') };
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`nginx does not answer: ${await readFile(join(folder, 'error.log'), 'utf8')}`);
}

/** nginx as the operations' example has it, in front of two processes of the group's site. */
export async function startBalancer(folder: string, balancer: Balancer): Promise<{ stop(): void }> {
  return startNginx(folder, balancer.port, await exampleConfiguration(balancer));
}
