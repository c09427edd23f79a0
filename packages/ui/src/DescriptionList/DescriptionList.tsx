import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface Fact {
  term: string;
  description: ReactNode;
}

export interface DescriptionListProps {
  facts: readonly Fact[];
  /** Position of the terms on wide screens: above the descriptions or beside them. */
  terms?: 'above' | 'beside';
}

/** Key facts, such as address, phone and opening hours. On phones, each term is above its description. */
export function DescriptionList({ facts, terms = 'above' }: DescriptionListProps) {
  const fact = terms === 'beside' ? `${styles.fact} ${styles.beside}` : styles.fact;
  return (
    <dl className={styles.list}>
      {facts.map(({ term, description }) => (
        <div key={term} className={fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
