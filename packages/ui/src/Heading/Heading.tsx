import type { HTMLAttributes } from 'react';
import { keepTogether } from '../foundations/lineBreaks.ts';
import * as styles from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the document outline. */
  level: HeadingLevel;
  /** Visual size; defaults to that of the level. */
  size?: 'title1' | 'title2' | 'title3' | 'body';
}

const defaultSize = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'body', 5: 'body', 6: 'body' } as const;

/** A heading whose visual size is independent of its level. */
export function Heading({ level, size = defaultSize[level], children, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...props} className={styles.size[size]}>
      {keepTogether(children)}
    </Tag>
  );
}
