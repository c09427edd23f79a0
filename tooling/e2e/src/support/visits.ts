import type { Page } from 'playwright/test';
import { firstEditor } from './editor.ts';
import { expect } from './test.ts';

/** The dates that a form offers. */
export const slots = (page: Page) => page.getByRole('radiogroup', { name: 'Freie Termine' }).getByRole('radio');

/** Waits for the visit with a reference. */
export async function arrived(reference: unknown): Promise<Record<string, unknown> | undefined> {
  const editor = await firstEditor();
  const find = async () => (await editor.list('visit')).find((visit) => visit.reference === reference);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find();
}
