import { Band } from '@group/ui/Band';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import * as styles from './AdvantagesBlock.css.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockTexts } from '../block/block.texts.ts';

/** What speaks for working or living here. */
export function AdvantagesBlock({ block: { title, advantages } }: { block: LoadedBlockOf<'advantages'> }) {
  const texts = useTexts(blockTexts);
  if (advantages.length === 0) return null;
  return (
    <Band ground="secondary">
      <Heading level={2}>{title ?? texts.advantages}</Heading>
      <Grid columns="three" as="ul">
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
    </Band>
  );
}
