import { previewShown } from '@group/content-client/contract/previewFrame';

/** On the bar of a preview in a frame: origin of the admin that shows it. */
export const frameMark = 'data-frame';

/** Tells the admin that the preview is shown, and keeps it where the editor was looking when a save renews it. */
export function joinForm(): void {
  const admin = document.querySelector(`[${frameMark}]`)?.getAttribute(frameMark);
  if (!admin || window.parent === window) return;
  window.parent.postMessage(previewShown, admin);
  const key = `preview:${location.pathname}`;
  try {
    window.scrollTo(0, Number(sessionStorage.getItem(key)));
    window.addEventListener('pagehide', () => sessionStorage.setItem(key, String(window.scrollY)));
  } catch {
    // Browsers may block storage in a frame of another site: a renewed preview is then shown from its top.
  }
}
