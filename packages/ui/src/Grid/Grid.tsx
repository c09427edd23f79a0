import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** Columns on a wide screen; fewer if space is short, one on a phone. A `row` has all its children beside each other. */
  columns: 'row' | 'two' | 'three';
  /** Keeps the columns of a grid with only one or two children as narrow as those of a full one. */
  few?: boolean;
  /** Use `ul` for children that are list items. */
  as?: 'div' | 'ul';
  children: ReactNode;
}

/** Lays out its children in columns of equal width. */
export function Grid({ columns, few = false, as: Tag = 'div', children }: GridProps) {
  return <Tag className={few ? styles.fewColumns[columns] : styles.columns[columns]}>{children}</Tag>;
}
