import type { Locator } from 'playwright/test';
import { expect } from './test.ts';

/** The page has opened at this element, which has the focus. */
export async function expectInitialFocus(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport();
}
