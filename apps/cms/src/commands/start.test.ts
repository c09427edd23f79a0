import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compiled } from '../testing/prepare.ts';
import { temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory('empty');
afterAll(() => directory.remove());

/** Sends the signal once Strapi has registered its own handler, when nothing is loaded yet. */
const stopDuringStart = `
  process.on('newListener', (event) => {
    if (event === 'SIGTERM') setTimeout(() => process.kill(process.pid, 'SIGTERM'));
  });
`;

it('stops cleanly during its start', () => {
  const preload = `data:text/javascript,${encodeURIComponent(stopDuringStart)}`;
  const environment = { ...process.env, NODE_ENV: 'production', CMS_DATA_DIR: directory.path, CMS_PORT: '0' };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, join(compiled, 'src/commands/start.js')],
    {
      encoding: 'utf8',
      env: environment,
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
