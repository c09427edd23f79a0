import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { freePort } from '@group/start/ports';
import type { SiteApp } from '@group/start/programs';
import { type BrowserContext, type ConsoleMessage, type Page, test as base } from 'playwright/test';
import { runningStack, startStack } from '../testEnvironment/environment.ts';
import { noNginx, startTlsProxy } from '../testEnvironment/nginx.ts';
import { behindProxy, removeFolders, temporaryFolder } from '../testEnvironment/stack.ts';
import { addAdminUser, signIn } from './admin.ts';
import { firstEditor } from './editor.ts';

interface NginxPorts {
  /** With TLS. */
  port: number;
  /** Replaces port 80. */
  plainPort: number;
}

/** Ports for nginx. */
export const freePorts = async (): Promise<NginxPorts> => ({ port: await freePort(), plainPort: await freePort() });

interface TestFixtures {
  /**
   * Console errors and uncaught exceptions of all pages of the admin, and of `test` also errors and warnings of `page`; must
   * be empty at the end of the spec.
   */
  complaints: string[];
  /** Skips the spec, by name, where its project cannot run on this machine. */
  runnable: void;
}

interface WorkerFixtures {
  /** The site that the specs of the project visit. */
  app: SiteApp;
  /** Why the project's browser cannot be used; empty if it can. */
  missingBrowser: string;
  /** Whether the browser uses https through nginx; see the projects in `specConfig.ts`. */
  https: boolean;
  /** With `https`, starts nginx with TLS in front of the site on a port; `siteOf` then returns its address. */
  secured(site: number, ports?: NginxPorts): Promise<void>;
  /** The content service and the site of this worker; with `https`, nginx is in front of the site, which trusts it. */
  stack: void;
  /**
   * In which an editor of Tabor is signed in, see `editorTest`. It is here because specs with other fixtures of the worker get
   * other workers, which start all programs again.
   */
  editorContext: BrowserContext;
}

/** Ports of nginx by the port of the site behind it. */
const proxies = new Map<number, NginxPorts>();

/** Skipped view transitions after fast navigations are harmless. */
const skippedTransition = /^(?:AbortError: )?(?:Transition was (?:aborted|skipped)|Skipping view transition)/;

/** WebKit reports parts of the security policy that it does not know. */
const unknownPolicy = /^Unrecognized Content-Security-Policy directive 'manifest-src'/;

/** Of all pages of the admin in this worker since the end of its last spec. */
const adminComplaints: string[] = [];

const isAdmin = (page: Page | null): boolean => page !== null && new URL(page.url()).pathname.startsWith('/admin');

function watchAdmin(context: BrowserContext): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || !isAdmin(message.page())) return;
    adminComplaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => {
    if (isAdmin(error.page())) adminComplaints.push(error.error().message);
  });
}

/** Playwright's `test` with the programs of the worker, for the admin; fails on errors in the console of its pages. */
export const adminTest = base.extend<TestFixtures, WorkerFixtures>({
  // Also pages that a spec opens in contexts of its own.
  browser: [
    async ({ browser }, provide) => {
      browser.on('context', watchAdmin);
      await provide(browser);
      browser.off('context', watchAdmin);
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ runnable: _runnable }, provide) => {
      await provide(adminComplaints);
      base.expect(adminComplaints.splice(0), 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  // Comes first: whatever has a page starts the browser.
  runnable: [
    async ({ https, missingBrowser }, provide, info) => {
      const missing = missingBrowser || (https ? noNginx : '');
      info.skip(missing !== '', missing);
      await provide();
    },
    { auto: true },
  ],
  app: ['group-site', { option: true, scope: 'worker' }],
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
    async ({ app, https, secured }, provide) => {
      const ports = https && !noNginx ? await freePorts() : undefined;
      const stop = await startStack(app, https ? behindProxy : {}, ports?.port);
      await secured(runningStack().sitePort, ports);
      await provide();
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  editorContext: [
    async ({ browser, stack: _stack }, provide) => {
      const context = await browser.newContext({
        locale: 'de-CH',
        timezoneId: 'Europe/Zurich',
        ignoreHTTPSErrors: true,
      });
      const page = await context.newPage();
      await signIn(page, await addAdminUser(await firstEditor(), 'Redaktion Tabor'));
      await provide(context);
      await context.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The `test` of the sites' pages, which also fails on console errors and warnings there. */
export const test = adminTest.extend({
  // A spec that only sends requests opens no page.
  page: async ({ page, complaints }, provide) => {
    const onConsole = (message: ConsoleMessage): void => {
      if (unknownPolicy.test(message.text())) return;
      // Hydration problems are errors too.
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    };
    const onError = ({ message }: Error): void => {
      if (!skippedTransition.test(message)) complaints.push(message);
    };
    page.on('console', onConsole).on('pageerror', onError);
    await provide(page);
    // What closing the page interrupts is no error.
    page.off('console', onConsole).off('pageerror', onError);
  },
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
