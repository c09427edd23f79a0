import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  background?: 'band' | 'paper' | 'warm' | 'primary' | 'secondary';
  /** Id of the heading that labels the section. */
  labelledBy?: string;
  children: ReactNode;
}

/** A page section: a full-width background with centred content, at most 1200 px wide. */
export function Section({ background = 'paper', labelledBy, children }: SectionProps) {
  return (
    <section className={styles.background[background]} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
