import { swissDay } from '@group/content-client/contract/swissTime';
import { useSyncExternalStore } from 'react';

const checkEveryMs = 60_000;

function subscribe(onChange: () => void): () => void {
  // A computer that wakes up has no connection at first, with which to load what belongs to the day.
  const timer = window.setInterval(() => navigator.onLine && onChange(), checkEveryMs);
  return () => window.clearInterval(timer);
}

/** The present day in Switzerland, `YYYY-MM-DD`, also in a tab that stays open overnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => swissDay(Date.now()));
