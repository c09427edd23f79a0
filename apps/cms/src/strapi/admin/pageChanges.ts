import { useEffect, useState } from 'react';

/** Calls `check` now, and whenever elements of the page come or go. @returns what ends it */
export function onPageChange(check: () => void, isDeep = true): () => void {
  check();
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: isDeep });
  return () => observer.disconnect();
}

/** Parts of Strapi's pages that have no extension point. */
const parts = {
  content: () => document.querySelector('main'),
  fileDetails: () =>
    document.querySelector<HTMLElement>('[role="dialog"] form [data-radix-scroll-area-viewport] > div'),
};

/** A part of the page, as a container of a portal; `null` while it is not there, or none is wanted. */
export function usePagePart(part: keyof typeof parts | undefined): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!part) return setElement(null);
    return onPageChange(() => setElement(parts[part]()));
  }, [part]);
  return element;
}

/** The dialog that was opened last. */
export const uppermostDialog = (): Element | undefined => [...document.querySelectorAll('[role="dialog"]')].at(-1);
