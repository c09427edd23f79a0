import type { HTMLAttributes } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks; follows the level where nothing is said. */
  size?: keyof typeof styles.size;
}

const usualSize = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'body' } as const;

/** A title. Its level says where it stands in the outline, its size how it looks. */
export function Heading({ level, size = usualSize[level], ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={styles.size[size]} />;
}
