import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

export interface TagProps {
  tone?: 'neutral' | 'primary' | 'secondary';
  children: ReactNode;
}

/** A short label, such as "Lehrstelle" or "80–100 %". Never conveys meaning by colour alone. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
