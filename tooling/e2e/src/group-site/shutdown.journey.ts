import { once } from 'node:events';
import { createServer } from 'node:http';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '../looking/ask.ts';
import { expect, journey } from '../looking/journey.ts';
import { removeFolders, startSite, temporaryFolder } from '../stack/stack.ts';

/** A content service that takes its time and then knows nothing, in milliseconds. */
const slowness = 1_000;

journey('a site that is asked to stop answers what was under way, and then ends well', async () => {
  let asked = 0;
  const slow = createServer((_, response) => {
    asked += 1;
    setTimeout(() => response.writeHead(404, { 'content-type': 'application/json' }).end('{"data":null}'), slowness);
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const address = slow.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = await temporaryFolder('shutdown');
  const site = await startSite('group-site', { url: `http://127.0.0.1:${port}`, token: 'of-no-use' }, folder);

  const host = tenantByKey('tabor').hosts.development;
  const answer = ask({ host, port: site.port });
  await expect.poll(() => asked).toBeGreaterThan(0);
  process.kill(site.program.pid, 'SIGTERM');
  const asksInVain = () =>
    ask({ host, port: site.port, path: '/health/live' }).then(
      () => false,
      () => true,
    );
  await expect.poll(asksInVain).toBe(true);
  const { body } = await answer;
  expect(body).toContain('</html>');
  expect(await site.program.ended).toBe(0);

  slow.close();
  await removeFolders([folder]);
});
