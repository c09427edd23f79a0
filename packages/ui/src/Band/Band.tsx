import type { ReactNode } from 'react';
import * as styles from './Band.css.ts';

export interface BandProps {
  ground?: 'paper' | 'warm' | 'primary' | 'secondary';
  /** Id of the heading that names the band. */
  labelledBy?: string;
  children: ReactNode;
}

/** One idea of a page: a ground from edge to edge, with the content in the middle, 1200 px wide at most. */
export function Band({ ground = 'paper', labelledBy, children }: BandProps) {
  return (
    <section className={styles.ground[ground]} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
