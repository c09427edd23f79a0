import { Section } from '@group/ui/Section';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import * as styles from './AdvantagesBlock.css.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';

/** Three stand in one row; two columns would leave half a row empty. */
const columnsFor = (count: number) => (count === 3 ? 'row' : count % 3 === 0 ? 'three' : 'two');

/** Advantages of working or living here. */
export function AdvantagesBlock({ block: { title, advantages } }: { block: LoadedBlockOf<'advantages'> }) {
  const messages = useMessages(blockMessages);
  if (advantages.length === 0) return null;
  return (
    <Section background="secondary">
      <Heading level={2}>{title ?? messages.advantages}</Heading>
      <Grid columns={columnsFor(advantages.length)} as="ul">
        {advantages.map(({ title: name, text }) => (
          <li key={name} className={styles.advantage}>
            <span className={styles.sign}>
              <Icon name="check" />
            </span>
            <div>
              <Heading level={3}>{name}</Heading>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
