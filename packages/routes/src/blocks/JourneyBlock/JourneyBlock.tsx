import { Band } from '@group/ui/Band';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Icon, type IconName } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { RichText, type RichTextNode } from '@group/ui/RichText';
import { Stack } from '@group/ui/Stack';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockTexts } from '../block/block.texts.ts';
import * as styles from './JourneyBlock.css.ts';

function Way({ icon, title, body }: { icon: IconName; title: string; body: readonly RichTextNode[] }) {
  return (
    <Stack gap="one">
      <Heading level={3}>
        <span className={styles.way}>
          <Icon name={icon} />
          {title}
        </span>
      </Heading>
      <RichText nodes={body} topLevel={3} />
    </Stack>
  );
}

/** How to get there, by public transport and by car. */
export function JourneyBlock({
  block: { title, publicTransport, byCar, mapLink },
}: {
  block: LoadedBlockOf<'journey'>;
}) {
  const texts = useTexts(blockTexts);
  return (
    <Band ground="secondary">
      <Heading level={2}>{title ?? texts.journey}</Heading>
      <Grid columns="two">
        {publicTransport.length > 0 && <Way icon="train" title={texts.publicTransport} body={publicTransport} />}
        {byCar.length > 0 && <Way icon="car" title={texts.byCar} body={byCar} />}
      </Grid>
      {mapLink && (
        <p>
          <Link className={styles.map} href={mapLink}>
            <Icon name="pin" />
            {texts.map}
          </Link>
        </p>
      )}
    </Band>
  );
}
