import type { HTMLAttributes } from 'react';
import * as styles from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the page's outline. */
  level: HeadingLevel;
  /** How large it looks; follows the level where nothing is said. */
  size?: 'title1' | 'title2' | 'title3' | 'body';
}

const usualSize = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'body', 5: 'body', 6: 'body' } as const;

/** A title. Its level says where it stands in the outline, its size how it looks. */
export function Heading({ level, size = usualSize[level], ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={styles.size[size]} />;
}
