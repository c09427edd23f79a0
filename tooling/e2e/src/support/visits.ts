import type { Page } from 'playwright/test';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, type Server, startSite, temporaryFolder } from '../testEnvironment/stack.ts';
import { type ContentProxy, openContentProxy } from './contentProxy.ts';
import { firstEditor } from './editor.ts';
import { expect } from './test.ts';

/** A site of its own, whose content service can be away. */
interface SeparableSite {
  service: ContentProxy;
  site: Server;
  stop(): Promise<void>;
}

export async function startSeparableSite(): Promise<SeparableSite> {
  const { contentUrl, contentToken } = runningStack();
  const folder = await temporaryFolder('visits');
  const service = await openContentProxy(contentUrl);
  const site = await startSite('group-site', { url: service.url, token: contentToken }, folder);
  return {
    service,
    site,
    async stop() {
      await site.program.stop();
      await service.shut();
      await removeFolders([folder]);
    },
  };
}

/** The dates that a form offers. */
export const slots = (page: Page) => page.getByRole('radiogroup', { name: 'Freie Termine' }).getByRole('radio');

/** Waits for the visit with a reference. */
export async function arrived(reference: unknown): Promise<Record<string, unknown> | undefined> {
  const editor = await firstEditor();
  const find = async () => (await editor.list('visit')).find((visit) => visit.reference === reference);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find();
}
