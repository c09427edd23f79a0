import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

export interface TagProps {
  tone?: 'neutral' | 'primary' | 'secondary';
  children: ReactNode;
}

/** A short word that sorts: "Lehrstelle", "80–100 %". It says nothing by its colour alone. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
