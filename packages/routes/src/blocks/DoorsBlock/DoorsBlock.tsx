import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Section } from '@group/ui/Section';
import { Grid } from '@group/ui/Grid';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './DoorsBlock.css.ts';

/** Large links for the main intentions of visitors: find a place, find a job, visit us. */
export function DoorsBlock({ block: { doors } }: { block: LoadedBlockOf<'doors'> }) {
  return (
    <Section background="primary">
      <Grid columns="three" as="ul">
        {doors.map(({ title, text, link }) => (
          <li key={title} className={styles.door}>
            <Heading level={2} size="title3">
              <Link variant="plain" className={styles.link} href={link}>
                <span className={styles.title}>{title}</span>
                <Icon name="arrowRight" />
              </Link>
            </Heading>
            {text && <p>{text}</p>}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
