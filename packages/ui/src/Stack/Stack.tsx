import type { HTMLAttributes } from 'react';
import * as styles from './Stack.css.ts';

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** Space between the children, in steps of 8 px. */
  gap?: 'one' | 'two' | 'three' | 'four' | 'six';
}

/** Children one below the other, evenly spaced. */
export function Stack({ gap = 'two', ...props }: StackProps) {
  return <div {...props} className={styles.gap[gap]} />;
}
