import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** Columns on a wide screen; fewer where there is no room, one on a phone. */
  columns: 'two' | 'three' | 'four';
  /** `ul` for children that are list items. */
  as?: 'div' | 'ul';
  children: ReactNode;
}

/** Children side by side in columns of the same width. */
export function Grid({ columns, as: Tag = 'div', children }: GridProps) {
  return <Tag className={styles.columns[columns]}>{children}</Tag>;
}
