import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Section } from '@group/ui/Section';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './DoorsBlock.css.ts';

type DoorsBlockType = LoadedBlockOf<'doors'>;

/** Large links for the main intentions of visitors: find a place, find a job, visit us. */
export function Doors({ block: { doors } }: { block: DoorsBlockType }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ title, text, shortText, link }) => (
        <li key={title} className={styles.door}>
          <Heading level={2} size="body">
            <Link variant="plain" className={styles.link} href={link}>
              <span className={styles.title}>{title}</span>
              <span className={styles.arrow}>
                <Icon name="arrowRight" />
              </span>
            </Link>
          </Heading>
          {text && <p className={styles.text}>{text}</p>}
          {shortText && <p className={styles.shortText}>{shortText}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The doors as a section of their own; after a hero they are part of the first screen. */
export function DoorsBlock({ block }: { block: DoorsBlockType }) {
  return (
    <Section background="primary">
      <Doors block={block} />
    </Section>
  );
}
