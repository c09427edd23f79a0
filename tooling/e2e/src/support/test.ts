import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { freePort } from '@group/start/ports';
import type { SiteApp } from '@group/start/programs';
import { test as base } from 'playwright/test';
import { runningStack, startStack } from '../testEnvironment/environment.ts';
import { noNginx, startTlsProxy } from '../testEnvironment/nginx.ts';
import { behindProxy, removeFolders, temporaryFolder } from '../testEnvironment/stack.ts';

interface NginxPorts {
  /** With TLS. */
  port: number;
  /** Replaces port 80. */
  plainPort: number;
}

/** Ports for nginx. */
export const freePorts = async (): Promise<NginxPorts> => ({ port: await freePort(), plainPort: await freePort() });

interface TestFixtures {
  /** Console errors and warnings of the browser; must be empty at the end of the spec. */
  complaints: string[];
}

interface SkippingFixtures {
  /** Skips the spec, by name, where its project cannot run on this machine. */
  runnable: void;
}

interface WorkerFixtures {
  /** Why the project's browser cannot be used; empty if it can. */
  missingBrowser: string;
  /** Whether the browser uses https through nginx; see the projects in `playwrightConfig.ts`. */
  https: boolean;
  /** With `https`, starts nginx with TLS in front of the site on a port; `siteOf` then returns its address. */
  secured(site: number, ports?: NginxPorts): Promise<void>;
  /** The content service and the site of this worker; with `https`, nginx is in front of the site, which trusts it. */
  stack: void;
}

/** Ports of nginx by the port of the site behind it. */
const proxies = new Map<number, NginxPorts>();

/** Skipped view transitions after fast navigations are harmless. */
const skippedTransition = /^(?:AbortError: )?(?:Transition was (?:aborted|skipped)|Skipping view transition)/;

/** WebKit reports parts of the security policy that it does not know. */
const unknownPolicy = /^Unrecognized Content-Security-Policy directive 'manifest-src'/;

/** Playwright's `test` with the programs of the worker, for pages of the content service, whose console is not ours. */
export const adminTest = base.extend<SkippingFixtures, WorkerFixtures>({
  // Comes first: whatever has a page starts the browser.
  runnable: [
    async ({ https, missingBrowser }, provide, info) => {
      const missing = missingBrowser || (https ? noNginx : '');
      info.skip(missing !== '', missing);
      await provide();
    },
    { auto: true },
  ],
  missingBrowser: ['', { option: true, scope: 'worker' }],
  https: [false, { option: true, scope: 'worker' }],
  secured: [
    async ({ https }, provide) => {
      const running: { stop(): void }[] = [];
      const folders: string[] = [];
      await provide(async (site, given) => {
        if (!https || noNginx) return;
        const folder = await temporaryFolder('nginx');
        folders.push(folder);
        const ports = given ?? (await freePorts());
        running.push(await startTlsProxy(folder, { ...ports, site }));
        proxies.set(site, ports);
      });
      for (const proxy of running) proxy.stop();
      await removeFolders(folders);
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ https, secured }, provide, { config }) => {
      const { app }: { app?: SiteApp } = config.metadata;
      const ports = https && !noNginx ? await freePorts() : undefined;
      const stop = await startStack(app ?? 'group-site', https ? behindProxy : {}, ports?.port);
      await secured(runningStack().sitePort, ports);
      await provide();
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

/** The `test` of the sites' pages, which also fails on console errors and warnings. */
export const test = adminTest.extend<TestFixtures>({
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (unknownPolicy.test(message.text())) return;
        // Hydration problems are errors too.
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => void (skippedTransition.test(message) || complaints.push(message)));
      await provide(complaints);
      base.expect(complaints, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;

/** The URL of a tenant on the running site or on another port; https if nginx is in front of it. */
export function siteOf(key: TenantKey, path = '/', port = runningStack().sitePort): string {
  const proxy = proxies.get(port);
  return `${proxy ? 'https' : 'http'}://${tenantByKey(key).hosts.development}:${proxy?.port ?? port}${path}`;
}

/** The nginx port that replaces port 80, in front of the running site. */
export function plainPort(): number {
  return proxies.get(runningStack().sitePort)?.plainPort ?? 0;
}
