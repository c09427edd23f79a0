import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

/** Keeps its content 1200 px wide at most, in the middle, and away from the edges of the screen. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
