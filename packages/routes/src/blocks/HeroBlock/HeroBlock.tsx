import type { Character } from '@group/themes/character';
import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import type { ReactNode } from 'react';
import { pictureSources } from '../../site/pictureAddress.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { useSite } from '../../site/useSite.ts';
import * as styles from './HeroBlock.css.ts';

export interface HeroBlockProps {
  block: LoadedBlockOf<'hero'>;
  /** Name of the house or of the page; part of the heading, unless that contains it. */
  subject?: string | undefined;
  /** Links to the next steps, beside the picture. */
  actions?: ReactNode;
  /** Large links to the next steps, below. */
  doors?: ReactNode;
}

/** Width at which a picture of 3:2 fills the height of an opening beside words. */
const beside = 'min(51rem, 84vh)';

/** Width at which each opening draws the picture on wide screens: see {@link styles.picture}. */
const wideSizes: Readonly<Record<Character['opening'], string>> = {
  right: `max(50vw, ${beside})`,
  left: `max(50vw, ${beside})`,
  strip: 'min(100vw, 120rem)',
  words: `max(37.5rem, ${beside})`,
  arch: `max(37.5rem, ${beside})`,
};

function contains(title: string, subject: string): boolean {
  return title.toLocaleLowerCase().includes(subject.toLocaleLowerCase());
}

/** Opens a page within the first screen: heading, one sentence and the next steps beside a picture. */
export function HeroBlock({ block: { title, text, picture }, subject, actions, doors }: HeroBlockProps) {
  const { character } = useSite();
  const pictured = doors ? styles.withDoors : styles.withPicture;
  return (
    <section className={picture ? pictured : styles.plain}>
      {picture && (
        <div className={styles.picture}>
          <div className={styles.fill}>
            <Picture
              sources={pictureSources(picture)}
              sizes={`(min-width: 56.25em) ${wideSizes[character['data-opening']]}, 100vw`}
              ratio="fill"
              radius="none"
              priority
            />
          </div>
        </div>
      )}
      <div className={styles.text}>
        <Heading level={1}>
          <span className={styles.heading}>
            {subject && !contains(title, subject) && <span className={styles.subject}>{`${subject} `}</span>}
            <span>{title}</span>
          </span>
        </Heading>
        {text && <p className={styles.lead}>{text}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {doors && <div className={styles.doors}>{doors}</div>}
    </section>
  );
}
