import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listening } from '@group/vitest-preset/listening';
import { describe, expect, it } from 'vitest';
import { freePort } from './ports.ts';

interface Ending {
  code: number | string | null | undefined;
  output: string;
}

function startWith(environment: NodeJS.ProcessEnv): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>();
  const file = join(import.meta.dirname, '../run.js');
  execFile(process.execPath, [file, 'start'], { env: { ...process.env, ...environment } }, (error, stdout, stderr) =>
    resolve({ code: error ? error.code : 0, output: stripVTControlCharacters(stdout + stderr) }),
  );
  return promise;
}

describe('the start command', () => {
  it('exits with one sentence and code 1 if a port is taken', async () => {
    const server = createServer();
    const { port } = await listening(server);
    const { code, output } = await startWith({ CMS_PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is taken by another program: stop that one, or choose another port with CMS_PORT.\n`,
    );
  });

  it('exits with one sentence and code 1 if the content service is unreachable', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const ports = { GROUP_SITE_PORT: String(await freePort()), RIVABELLA_PORT: String(await freePort()) };
    const { code, output } = await startWith({ ...ports, CONTENT_API_URL: url, CONTENT_API_TOKEN: 'key' });
    expect(code).toBe(1);
    expect(output).toContain(`The content service at ${url} cannot be reached`);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
});
