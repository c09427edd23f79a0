import { useSyncExternalStore } from 'react';
import { wideScreen } from '../../../strapi/admin/BesideLayout.ts';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the preview has room beside the form. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wideScreen).matches);
