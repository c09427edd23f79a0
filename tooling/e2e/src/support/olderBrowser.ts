import type { Page } from 'playwright/test';

/** What the oldest fully supported browsers (Safari 16.4, Chrome 109, Firefox 115) lack, and no polyfill provides. */
const lacked = [
  'URL.canParse',
  'URL.parse',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'Array.fromAsync',
  'AbortSignal.any',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.symmetricDifference',
  'Element.prototype.checkVisibility',
] as const;

/** More of them, whose names are ambiguous or that pages use after feature detection. */
const lackedToo = [
  'URLSearchParams.prototype.size',
  'Array.prototype.with',
  'Set.prototype.difference',
  'Set.prototype.union',
  'HTMLButtonElement.prototype.command',
  'HTMLButtonElement.prototype.commandForElement',
  'HTMLDialogElement.prototype.closedBy',
  'HTMLDialogElement.prototype.requestClose',
  'requestIdleCallback',
  'cancelIdleCallback',
  'onscrollend',
  'Document.prototype.onscrollend',
  'HTMLElement.prototype.onscrollend',
  'Document.prototype.startViewTransition',
] as const;

/** Calls that assets must not contain: static methods with their class, others by name only. */
export const unsupportedCall = new RegExp(
  lacked.map((path) => String.raw`\b${path.replace(/^.*prototype\./, '')}\b`).join('|'),
  'g',
);

/** Removes the features that the oldest fully supported browsers lack. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(
    (paths) => {
      for (const path of paths) {
        const names = path.split('.');
        const last = names.pop() ?? '';
        const holder = names.reduce<unknown>((object, name) => Reflect.get(Object(object), name), globalThis);
        Reflect.deleteProperty(Object(holder), last);
      }
      const old = { capture: true };
      // The browser would still support the attributes `command` and `closedby`.
      window.addEventListener('command', (event) => event.preventDefault(), old);
      window.addEventListener('cancel', (event) => event.preventDefault(), old);
      window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), old);
    },
    [...lacked, ...lackedToo],
  );
}
