import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  background?: 'band' | 'paper' | 'warm' | 'primary' | 'secondary';
  /** Id of the heading that labels the section. */
  labelledBy?: string;
  /** On broad windows, the first child, a heading, stands beside the others. */
  headingBeside?: boolean;
  children: ReactNode;
}

/** A page section: a full-width background with centred content, at most 1200 px wide. */
export function Section({ background = 'paper', labelledBy, headingBeside = false, children }: SectionProps) {
  const className = styles.background[background];
  return (
    <section
      className={headingBeside ? `${className} ${styles.headingBeside}` : className}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
