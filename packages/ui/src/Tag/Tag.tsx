import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

/** A short word that sorts: "Lehrstelle", "80–100 %". It says nothing by its colour alone. */
export function Tag({ tone = 'neutral', children }: { tone?: keyof typeof styles.tone; children: ReactNode }) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
