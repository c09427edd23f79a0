import type { Page } from 'playwright/test';
import type { Report } from './browserWindow.ts';
import { implementationOf } from './pageImplementation.ts';

/**
 * Tells Playwright of a loaded page what WebKit's inspector does not: the address of one that comes back from the page
 * cache, that it is loaded, and where its scripts run; the last also where scripts are off while a page loads.
 */
export async function reportLoad(page: Page, address: string, javaScript: boolean): Promise<void> {
  const implementation = implementationOf(page);
  const { frameManager } = implementation;
  const { _session: session } = implementation.delegate;
  // Messages of the inspector that came before are read by then, and the next page may have taken over.
  const current = await session.sendMayFail('Runtime.evaluate', { expression: 'location.href' });
  if (current?.result?.value !== address) return;
  const frame = implementation.mainFrame();
  const { _id: id } = frame;
  const isRestored = frame.url() !== address;
  if (isRestored) frameManager.frameCommittedSameDocumentNavigation(id, address);
  if (isRestored || !javaScript) {
    await session.sendMayFail('Runtime.disable');
    await session.sendMayFail('Runtime.enable');
  }
  frameManager.frameLifecycleEvent(id, 'domcontentloaded');
  frameManager.frameLifecycleEvent(id, 'load');
}

/** Lets `page.waitForEvent('download')` see a download of the window. */
export function reportDownload(page: Page, { path, name, url }: NonNullable<Report['download']>): void {
  const download = { path: () => Promise.resolve(path), suggestedFilename: () => name, url: () => url };
  Reflect.apply(Reflect.get(page, 'emit'), page, ['download', download]);
}
