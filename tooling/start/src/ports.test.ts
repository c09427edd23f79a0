import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPort, freePort } from './ports.ts';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function occupy(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
}

describe('checkPort', () => {
  it('accepts a free port and does not occupy it', async () => {
    const setting = { variable: 'CMS_PORT', port: await freePort() };
    await expect(checkPort('127.0.0.1', setting)).resolves.toBeUndefined();
    await expect(checkPort('127.0.0.1', setting)).resolves.toBeUndefined();
  });

  it('reports a taken port in one sentence, and how to choose another', async () => {
    const port = await freePort();
    await occupy(port);
    await expect(checkPort('127.0.0.1', { variable: 'GROUP_SITE_PORT', port })).rejects.toThrow(
      `Port ${port} is taken by another program: stop that one, or choose another port with GROUP_SITE_PORT.`,
    );
  });

  it('reports a host of another machine', async () => {
    const setting = { variable: 'CMS_PORT', port: await freePort() };
    // TEST-NET-1 (RFC 5737) is never assigned.
    await expect(checkPort('192.0.2.1', setting)).rejects.toThrow('HOST is no address of this machine: 192.0.2.1');
  });
});
