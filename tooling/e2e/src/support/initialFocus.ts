import type { Locator } from 'playwright/test';
import { expect, test } from './test.ts';

/** The page has opened at this element, which has the focus. A policy that blocks scripts blocks that too: then it asks for it. */
export async function expectInitialFocus(element: Locator): Promise<void> {
  if (Object.hasOwn(test.info().project.use, 'blocksScripts')) return expect(element).toHaveAttribute('autofocus');
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport();
}
