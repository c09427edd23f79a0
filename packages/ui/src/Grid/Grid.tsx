import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** Columns on a wide screen; fewer where there is no room, one on a phone. */
  columns: 'two' | 'three' | 'four';
  /** True where there may be one or two children only: these stay as narrow as many would be. */
  few?: boolean;
  /** `ul` for children that are list items. */
  as?: 'div' | 'ul';
  children: ReactNode;
}

/** Children side by side in columns of the same width. */
export function Grid({ columns, few = false, as: Tag = 'div', children }: GridProps) {
  return <Tag className={few ? styles.fewColumns[columns] : styles.columns[columns]}>{children}</Tag>;
}
