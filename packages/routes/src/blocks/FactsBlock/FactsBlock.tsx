import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './FactsBlock.css.ts';

/** Two to four numbers that describe the house. */
export function FactsBlock({ block: { title, facts } }: { block: LoadedBlockOf<'facts'> }) {
  return (
    <Section>
      {title && <Heading level={2}>{title}</Heading>}
      <dl className={styles.facts}>
        {facts.map(({ value, label }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
