import { Section } from '@group/ui/Section';
import { Picture } from '@group/ui/Picture';
import { Text } from '@group/ui/Text';
import { pictureSources } from '../../site/pictureAddress.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './QuoteBlock.css.ts';

/** A quote about the house, with the author's name and portrait if known. */
export function QuoteBlock({ block: { text, author, role, picture } }: { block: LoadedBlockOf<'quote'> }) {
  const by = [author, role].filter((part) => part !== undefined).join(', ');
  return (
    <Section background="secondary">
      <div className={styles.row}>
        {picture && (
          <div className={styles.portrait}>
            <Picture sources={pictureSources(picture)} sizes="160px" ratio="square" />
          </div>
        )}
        <figure className={styles.quote}>
          <blockquote className={styles.text}>
            <p>{text}</p>
          </blockquote>
          {by && (
            <figcaption>
              <Text as="span" size="small">
                {by}
              </Text>
            </figcaption>
          )}
        </figure>
      </div>
    </Section>
  );
}
