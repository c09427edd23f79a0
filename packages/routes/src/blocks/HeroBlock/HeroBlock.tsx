import { Heading } from '@group/ui/Heading';
import { Picture } from '@group/ui/Picture';
import { pictureSources } from '../../site/pictureAddress.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import * as styles from './HeroBlock.css.ts';

/** Opens a page: a large picture with the name and one sentence. */
export function HeroBlock({ block: { title, text, picture } }: { block: LoadedBlockOf<'hero'> }) {
  return (
    <section className={picture ? styles.withPicture : styles.plain}>
      {picture && (
        <div className={styles.picture}>
          <Picture sources={pictureSources(picture)} sizes="100vw" ratio="fill" radius="none" priority />
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          {text && <p className={styles.lead}>{text}</p>}
        </div>
      </div>
    </section>
  );
}
