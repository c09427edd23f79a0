import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

/** Centres its content, at most 1200 px wide, with a gutter on both sides. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
