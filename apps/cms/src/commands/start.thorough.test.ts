import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { listening } from '@group/vitest-preset/listening';
import { expect, it, onTestFinished } from 'vitest';
import { compiled, environmentOf } from '../testing/prepare.ts';
import { temporaryDirectory } from '../testing/service.fixture.ts';

function start(state: 'empty' | 'started', port: string, ...options: readonly string[]) {
  const directory = temporaryDirectory(state);
  onTestFinished(directory.remove);
  const env = { ...environmentOf(directory.path), CMS_PORT: port, CMS_LOG_LEVEL: 'info' };
  const program = join(compiled, 'src/commands/start.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, program], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

/** Sends the signal once Strapi has registered its own handler, when nothing is loaded yet. */
const stopDuringStart = `
  process.on('newListener', (event) => {
    if (event === 'SIGTERM') setTimeout(() => process.kill(process.pid, 'SIGTERM'));
  });
`;

it('says where its secrets are, and stops cleanly during its start', () => {
  const preload = `data:text/javascript,${encodeURIComponent(stopDuringStart)}`;
  expect(start('empty', '0', '--import', preload)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/new secrets were written to \S+\/secrets\.env and \S+\/content-api-token"/),
    stderr: '',
  });
});

it('ends with a sentence where another program has its port', async () => {
  const other = createServer();
  const { port } = await listening(other);
  onTestFinished(() => void other.close());
  expect(start('started', String(port))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^(?:\{.+\}\n)*The content service cannot start: .*EADDRINUSE.*\n$/),
  });
});
