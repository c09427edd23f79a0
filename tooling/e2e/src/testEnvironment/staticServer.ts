import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.xml': 'application/xml',
};

/** Serves the files of a folder like any static server, without queries or rewrites. */
export async function serveFolder(folder: string): Promise<{ port: number; close(): void }> {
  async function fileAt(path: string): Promise<{ status: number; type: string; body: Buffer }> {
    for (const file of [path, join(path, 'index.html')]) {
      const body = await readFile(join(folder, file)).catch(() => undefined);
      if (body) return { status: 200, type: types[extname(file)] ?? 'application/octet-stream', body };
    }
    return { status: 404, type: types['.html'] ?? '', body: await readFile(join(folder, '404.html')) };
  }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://static.example');
    void fileAt(decodeURIComponent(pathname)).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => void server.close() };
}
