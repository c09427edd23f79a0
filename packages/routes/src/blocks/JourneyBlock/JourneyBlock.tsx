import { Section } from '@group/ui/Section';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon, type IconName } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { RichText, type RichTextNode } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';
import * as styles from './JourneyBlock.css.ts';

function Directions({ icon, title, body }: { icon: IconName; title: string; body: readonly RichTextNode[] }) {
  return (
    <Stack gap={1}>
      <Heading level={3}>
        <span className={styles.way}>
          <Icon name={icon} />
          {title}
        </span>
      </Heading>
      <RichText nodes={body} topLevel={4} />
    </Stack>
  );
}

/** Directions by public transport and by car. */
export function JourneyBlock({
  block: { title, publicTransport, byCar, mapLink },
}: {
  block: LoadedBlockOf<'journey'>;
}) {
  const messages = useMessages(blockMessages);
  return (
    <Section background="secondary">
      <Heading level={2}>{title ?? messages.journey}</Heading>
      <Grid columns="two">
        {publicTransport.length > 0 && (
          <Directions icon="train" title={messages.publicTransport} body={publicTransport} />
        )}
        {byCar.length > 0 && <Directions icon="car" title={messages.byCar} body={byCar} />}
      </Grid>
      {mapLink && (
        <p>
          <Link className={styles.map} href={mapLink}>
            <Icon name="pin" />
            {messages.map}
          </Link>
        </p>
      )}
    </Section>
  );
}
