import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstChild } from './processorTime.ts';

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of nginx, if it is installed. */
export const nginxProgram = programs.find((path) => existsSync(path));

export interface Peer {
  url: string;
  /** Process id of the worker. */
  pid: number;
  stop(): void;
}

/** A rendered page with the site's headers. */
export interface Served {
  name: string;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

function locationOf({ name, headers }: Served, root: string): string {
  const lines = Object.entries(headers).map(
    ([header, value]) => `add_header ${header} "${value.replaceAll('"', '\\"')}";`,
  );
  return `location = /${name} { root ${root}; types { } default_type "text/html; charset=utf-8"; ${lines.join(' ')} }`;
}

/** A fast configuration: one worker, like the site's process, an open-file cache and no log. */
function configuration(directory: string, port: number, pages: readonly Served[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `worker_processes 1; daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 2048; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 100000000; etag on;
  open_file_cache max=100; open_file_cache_valid 1h;
  ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port} backlog=1024; ${pages.map((page) => locationOf(page, directory)).join('\n')} }
}`;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts nginx with these pages. Throws if it does not respond within seconds. */
export async function startNginx(
  program: string,
  directory: string,
  port: number,
  pages: readonly Served[],
): Promise<Peer> {
  await mkdir(directory, { recursive: true });
  for (const { name, body } of pages) await writeFile(join(directory, name), body);
  const file = join(directory, 'nginx.conf');
  await writeFile(file, configuration(directory, port, pages));
  const child: ChildProcess = spawn(program, ['-c', file, '-e', join(directory, 'error.log')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await answers(`${url}/${pages[0]?.name ?? ''}`))
      return { url, pid: await firstChild(child.pid ?? 0), stop: () => void child.kill('SIGTERM') };
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`nginx does not respond: see ${directory}/error.log`);
}
