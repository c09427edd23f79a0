import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './CallToActionBlock.css.ts';

/** A call to action with its links. */
export function CallToActionBlock({ block }: { block: LoadedBlockOf<'call-to-action'> }) {
  const { title, text, link, label } = block;
  return (
    <Section background="band">
      <div className={styles.row}>
        <Stack gap={3}>
          <Heading level={2}>{title}</Heading>
          {text && (
            <Text size="lead" tone="ink">
              {text}
            </Text>
          )}
        </Stack>
        <p>
          <Button href={link}>{label}</Button>
        </p>
      </div>
    </Section>
  );
}
