import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import { RichText } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { pictureSources } from '../../site/pictureAddress.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './TextWithPictureBlock.css.ts';

/** Text beside a picture; on narrow screens below it. */
export function TextWithPictureBlock({ block }: { block: LoadedBlockOf<'text-with-picture'> }) {
  const { title, body, picture, pictureSide } = block;
  return (
    <Section>
      <div className={styles.sides[pictureSide]}>
        <Picture sources={pictureSources(picture)} sizes="(min-width: 56.25em) 580px, 95vw" />
        <Stack>
          {title && <Heading level={2}>{title}</Heading>}
          <RichText nodes={body} topLevel={title ? 3 : 2} />
        </Stack>
      </div>
    </Section>
  );
}
