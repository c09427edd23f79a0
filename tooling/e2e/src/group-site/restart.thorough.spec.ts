import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@group/start/ports';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test } from '../support/test.ts';
import { noNginx, startBalancer } from '../testEnvironment/nginx.ts';
import type { Server } from '../testEnvironment/stack.ts';

/** The second page is uncacheable and rendered for each request. */
const paths = ['/', '/kontakt', '/jobs', '/jobs/offene-stellen.json', '/health/live'];

const host = tenantByKey('tabor').hosts.development;
const atOnce = 8;
const variables = { SITE_DRAIN_SECONDS: '1', TRUSTED_PROXIES: '127.0.0.1' };

interface Load {
  answered: number;
  failures: string[];
  posted: number;
}

/** Sends requests one after the other, with occasional forms, until it is stopped. */
function startLoad(port: number): { answered: () => number; end: () => Promise<Load> } {
  const load: Load = { answered: 0, failures: [], posted: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce + 1 });
  const ending = new AbortController();
  const note = (path: string, expected: number, answer: Promise<{ status: number }>): Promise<void> =>
    answer.then(
      ({ status }) => {
        load.answered += 1;
        if (status !== expected) load.failures.push(`${path}: ${status}`);
      },
      (error: unknown) => void load.failures.push(`${path}: ${String(error)}`),
    );
  const headers = { connection: 'keep-alive' };
  const reading = Array.from({ length: atOnce }, async (_, position) => {
    for (let turn = position; !ending.signal.aborted; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      await note(path, 200, ask({ host, port, path, agent, headers }));
      await sleep(10);
    }
  });
  const sending = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      // The response to an empty form lists the missing fields.
      await note('form', 422, ask({ host, port, path: '/kontakt', form: { name: '' }, agent, headers }));
      load.posted += 1;
      await sleep(100);
    }
  };
  const all = Promise.all([...reading, sending()]);
  return {
    answered: () => load.answered,
    async end() {
      ending.abort();
      await all;
      agent.destroy();
      return load;
    },
  };
}

test.describe('two processes behind the example nginx configuration', () => {
  test.skip(noNginx !== '', noNginx);
  const sites: Server[] = [];
  const own = new OwnPrograms();
  test.afterAll(() => own.disposeAsync());

  test.beforeAll(async () => {
    for (let each = 0; each < 2; each += 1) {
      const site = await own.site({ variables });
      sites.push(site);
      // Warms the cache, as uncached pages wait for the content service.
      for (const path of paths) {
        await expect.poll(async () => (await ask({ host, port: site.port, path })).status).toBe(200);
      }
    }
  });

  test('restart one after the other under load without a failed request', async () => {
    const [one, other] = sites.map(({ port }) => port);
    const port = await freePort();
    const balanced = { port, sites: [one ?? 0, other ?? 0] } as const;
    own.adopt(await startBalancer(await own.folder('nginx'), balanced), (balancer) => balancer.stop());
    const load = startLoad(port);
    await expect.poll(load.answered).toBeGreaterThan(100);
    for (const site of sites) {
      process.kill(site.program.pid, 'SIGTERM');
      // The process is draining: it still serves requests, and closes each connection.
      const asked = () => ask({ host, port: site.port, path: '/health/ready' });
      await expect.poll(async () => (await asked()).status, { intervals: [20] }).toBe(503);
      expect((await asked()).headers.connection).toBe('close');
      expect(await site.program.ended).toBe(0);
      await own.site({ port: site.port, directory: site.directory, variables });
    }
    const restarted = load.answered();
    await expect.poll(load.answered).toBeGreaterThan(restarted + 100);
    const { answered, failures, posted } = await load.end();
    test.info().annotations.push({ type: 'load', description: `${answered} responses, ${posted} of them to forms` });
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(200);
  });
});
