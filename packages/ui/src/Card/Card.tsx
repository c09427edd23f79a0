import type { ReactNode } from 'react';
import { keepTogether } from '../foundations/lineBreaks.ts';
import { Heading } from '../Heading/Heading.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  title: string;
  /** Of the title, where it is not the page's. */
  lang?: string | undefined;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Target of the whole card. */
  href?: string | undefined;
  /** A `Picture` with `radius="none"`. */
  picture?: ReactNode;
  /** A date or a `Tag` above the title. */
  overline?: ReactNode;
  /** `beside` for a featured card: on wide screens, its picture is next to its text. */
  layout?: 'above' | 'beside';
  /** `li` inside a list. */
  as?: 'div' | 'li';
  children?: ReactNode;
}

/** One entry of a collection, such as a house or a news article. */
export function Card(props: CardProps) {
  const { title, lang, level = 3, href, picture, overline, layout = 'above', as: Tag = 'div', children } = props;
  const Anchor = useAnchor();
  return (
    <Tag className={styles.layout[layout]}>
      <div className={styles.content}>
        {overline}
        <Heading level={level} size={layout === 'beside' ? 'title2' : 'title3'} lang={lang}>
          {href === undefined ? (
            title
          ) : (
            <Anchor className={styles.link} href={href}>
              {keepTogether(title)}
            </Anchor>
          )}
        </Heading>
        {children}
      </div>
      {picture}
    </Tag>
  );
}
