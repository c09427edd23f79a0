import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { listening } from '@group/vitest-preset/listening';
import { describe, expect, it } from 'vitest';
import { withTimeout } from './withTimeout.ts';

/** Keeps this process busy, as rendering pages does. */
const block = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

describe('withTimeout', () => {
  it('takes an answer that arrived while the process was busy', async () => {
    const server = createServer();
    const client = connect((await listening(server)).port, '127.0.0.1');
    const [[peer]] = await Promise.all([once(server, 'connection'), once(client, 'connect')]);
    try {
      const answer = withTimeout(once(client, 'data'), 20);
      peer.write('answer');
      block(60);
      expect(String(await answer)).toBe('answer');
    } finally {
      peer.destroy();
      client.destroy();
      server.close();
    }
  });

  it('rejects without an answer', async () => {
    await expect(withTimeout(new Promise(() => {}), 20)).rejects.toThrow('no answer within 20 ms');
  });
});
