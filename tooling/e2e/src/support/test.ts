import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { test as base } from 'playwright/test';
import { freePort } from '@group/start/ports';
import { publishStack, runningStack } from '../testEnvironment/environment.ts';
import { noNginx, startTlsProxy } from '../testEnvironment/nginx.ts';
import { behindProxy, removeFolders, startSite, temporaryFolder } from '../testEnvironment/stack.ts';

interface TestFixtures {
  /** What the browser complained about on the pages of this spec; must be empty at its end. */
  complaints: string[];
}

interface Https {
  /** Whether the browser speaks https, with nginx in front of each site; see the projects of `playwrightConfig.ts`. */
  https: boolean;
  /** Where `https` is on, puts nginx with TLS in front of a site on this port: `siteOf` then leads there. */
  secured(port: number): Promise<void>;
  /** Where `https` is on, the running site is one of this worker's own that believes nginx. */
  securedSite: void;
}

/** Ports of nginx by the port of the site behind. */
const proxies = new Map<number, { port: number; plainPort: number }>();

/** The browser gives up passing one page over into the next where they follow each other too fast; nobody sees that. */
const givenUp = /^Transition was (?:aborted|skipped)/;

/** A spec: Playwright's `test` that fails where the browser's console shows an error or a warning. */
export const test = base.extend<TestFixtures, Https>({
  https: [false, { option: true, scope: 'worker' }],
  secured: [
    async ({ https }, provide) => {
      const running: { stop(): void }[] = [];
      const folders: string[] = [];
      await provide(async (site) => {
        if (!https || noNginx) return;
        const folder = await temporaryFolder('nginx');
        folders.push(folder);
        const ports = { port: await freePort(), plainPort: await freePort() };
        running.push(await startTlsProxy(folder, { ...ports, site }));
        proxies.set(site, ports);
      });
      for (const proxy of running) proxy.stop();
      await removeFolders(folders);
    },
    { scope: 'worker' },
  ],
  securedSite: [
    async ({ https, secured }, provide) => {
      if (!https || noNginx) return provide();
      const stack = runningStack();
      const folder = await temporaryFolder('secured');
      const access = { url: stack.contentUrl, token: stack.contentToken };
      const site = await startSite('group-site', access, folder, { variables: behindProxy });
      publishStack({ ...stack, sitePort: site.port, siteLog: site.logFile });
      await secured(site.port);
      await provide();
      await site.program.stop();
      await removeFolders([folder]);
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
  complaints: [
    async ({ page, https }, provide, info) => {
      info.skip(https && noNginx !== '', noNginx);
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Hydration problems are errors too.
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => void (givenUp.test(message) || complaints.push(message)));
      await provide(complaints);
      base.expect(complaints, 'the console shows no error').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;

/** Address of a tenant on the running site, or on another one; over https where nginx stands in front of it. */
export function siteOf(key: TenantKey, path = '/', port = runningStack().sitePort): string {
  const proxy = proxies.get(port);
  return `${proxy ? 'https' : 'http'}://${tenantByKey(key).hosts.development}:${proxy?.port ?? port}${path}`;
}

/** The port of nginx that stands for port 80, in front of the running site. */
export function plainPort(): number {
  return proxies.get(runningStack().sitePort)?.plainPort ?? 0;
}
