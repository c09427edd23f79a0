import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  background?: 'paper' | 'warm' | 'primary' | 'secondary';
  /** Id of the heading that names the band. */
  labelledBy?: string;
  children: ReactNode;
}

/** One idea of a page: a ground from edge to edge, with the content in the middle, 1200 px wide at most. */
export function Section({ background = 'paper', labelledBy, children }: SectionProps) {
  return (
    <section className={styles.background[background]} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
