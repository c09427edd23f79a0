import { useSyncExternalStore } from 'react';

/** From here a form and a website have room beside each other. */
export const wideScreen = '(min-width: 1280px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the preview has room beside the form. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wideScreen).matches);
