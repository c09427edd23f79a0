import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { expect, it, vi } from 'vitest';
import { requestListener } from '../http/requestListener.ts';
import { logConsole } from './logConsole.ts';

it('logs a response that breaks off in one line of JSON', async () => {
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const original = { info: console.info, warn: console.warn, error: console.error };
  logConsole();
  try {
    let sent = 0;
    const body = () =>
      new ReadableStream({
        pull: (controller) => {
          sent += 1;
          if (sent > 3) controller.error(new Error('socket hang up'));
          else controller.enqueue(new Uint8Array(50_000));
        },
      });
    const listener = requestListener(() => new Response(body()));
    const { url } = await temporaryServer((incoming, outgoing) => listener(incoming, outgoing, false));
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow('terminated');
    await vi.waitFor(() => expect(printed).toHaveBeenCalled());
  } finally {
    Object.assign(console, original);
  }
  const lines = printed.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', message: expect.stringContaining('socket hang up\n') }),
  ]);
  expect(lines.join('').trimEnd()).not.toContain('\n');
});
