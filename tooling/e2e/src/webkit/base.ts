import { type BrowserContext, type BrowserType, test } from 'playwright/test';
import { type BrowserWindow, noWebKit, startBrowserWindow } from './browserWindow.ts';
import { inspectorTransport } from './inspector.ts';
import { printByWindow } from './printing.ts';
import { reportDownload, reportLoad } from './reports.ts';
import { giveRealInput } from './realInput.ts';

interface WorkerFixtures {
  /** Of this worker, if specs run in WebKit. */
  webkitWindow: { window: BrowserWindow; webkit: BrowserType } | undefined;
}

/** Whether specs run in WebKit; `webkitConfig.ts` decides. */
export const inWebKit = process.env.E2E_ENGINE === 'webkit';

const webkitTest = test.extend<object, WorkerFixtures>({
  webkitWindow: [
    async ({ playwright }, provide) => {
      const window = noWebKit ? undefined : await startBrowserWindow();
      await provide(window && { window, webkit: playwright.webkit });
      await window?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ webkitWindow, viewport, javaScriptEnabled }, provide, info) => {
    info.skip(!webkitWindow, noWebKit);
    if (!webkitWindow) return;
    const { window, webkit } = webkitWindow;
    const size = viewport ?? { width: 1280, height: 720 };
    let context: BrowserContext | undefined;
    let transport: ReturnType<typeof inspectorTransport> | undefined;
    const address = await window.open({ ...size, javaScript: javaScriptEnabled }, ({ download, loaded, ended }) => {
      const [page] = context?.pages() ?? [];
      if (page && loaded) void reportLoad(page, loaded, javaScriptEnabled);
      if (page && download) reportDownload(page, download);
      if (ended) transport?.fail(`the page's process has ended: ${ended}`);
    });
    transport = inspectorTransport(address);
    const browser = await webkit.connectOverCDP(transport);
    [context] = browser.contexts();
    const [page] = context?.pages() ?? [];
    if (!context || !page) throw new Error('the window has no page');
    giveRealInput(page, window);
    printByWindow(page, window);
    await provide(context);
    await browser.close();
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    if (page) await provide(page);
  },
});

/** Playwright's `test`, with pages in WebKitGTK if specs run there. */
export const base = inWebKit ? webkitTest : test;
