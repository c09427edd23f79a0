import type { HTMLAttributes } from 'react';
import * as styles from './Stack.css.ts';

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** Space between the children, in steps of 8 px. */
  gap?: 1 | 2 | 3 | 4 | 6;
}

/** Stacks its children vertically with even spacing. */
export function Stack({ gap = 2, ...props }: StackProps) {
  return <div {...props} className={styles.gap[gap]} />;
}
