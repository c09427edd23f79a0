import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  title: string;
  /** Place of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Where the whole card leads. */
  href?: string | undefined;
  /** A `Picture` with `corners="none"`. */
  picture?: ReactNode;
  /** A date or a `Tag` above the title. */
  overline?: ReactNode;
  /** `beside` for the one that stands before all others: on a wide screen its picture is beside its words. */
  layout?: 'above' | 'beside';
  /** `li` inside a list, `article` for news. */
  as?: 'div' | 'li' | 'article';
  children?: ReactNode;
}

/** One thing among several: a house, a piece of news, a way into the site. */
export function Card(props: CardProps) {
  const { title, level = 3, href, picture, overline, layout = 'above', as: Tag = 'div', children } = props;
  const Anchor = useAnchor();
  return (
    <Tag className={styles.layout[layout]}>
      <div className={styles.words}>
        {overline}
        <Heading level={level} size={layout === 'beside' ? 'title2' : 'title3'}>
          {href === undefined ? (
            title
          ) : (
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          )}
        </Heading>
        {children}
      </div>
      {picture}
    </Tag>
  );
}
