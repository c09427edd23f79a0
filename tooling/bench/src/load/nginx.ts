import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNginx } from '@group/e2e/nginx';
import { firstChild } from './processorTime.ts';

export interface Peer extends Disposable {
  url: string;
  /** Process id of the worker. */
  pid: number;
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

/** A fast configuration: an open-file cache, and connections that stay open. */
function configuration(directory: string, port: number, pages: readonly Served[]): string {
  return `tcp_nodelay on; keepalive_requests 100000000; etag on;
open_file_cache max=100; open_file_cache_valid 1h;
server { listen 127.0.0.1:${port} backlog=1024; ${pages.map((page) => locationOf(page, directory)).join('\n')} }`;
}

/** Starts nginx with these pages and one worker, like the site's process. Throws if it does not respond within seconds. */
export async function startPeer(directory: string, port: number, pages: readonly Served[]): Promise<Peer> {
  await mkdir(directory, { recursive: true });
  for (const { name, body } of pages) await writeFile(join(directory, name), body);
  const nginx = await startNginx(directory, port, configuration(directory, port, pages));
  return { url: `http://127.0.0.1:${port}`, pid: await firstChild(nginx.pid), [Symbol.dispose]: nginx.stop };
}
