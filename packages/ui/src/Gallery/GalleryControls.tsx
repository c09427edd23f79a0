import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../texts/LanguageProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';
import { galleryTexts } from './Gallery.texts.ts';
import { galleryMarks as marks } from './galleryMarks.ts';

export interface GalleryControlsProps {
  count: number;
  /** Id of the row that they move. */
  rowId: string;
}

/** Previous, next, and which picture of how many. A button at its end stays there, so that the focus is not lost. */
export function GalleryControls({ count, rowId }: GalleryControlsProps) {
  const texts = useTexts(galleryTexts);
  if (count < 2) return null;
  const controls = { 'aria-controls': rowId, [marks.of]: rowId };
  const counter = (words: (number: string) => string) => ({ [marks.of]: rowId, [marks.words]: words('#') });
  return (
    <div className={styles.controls}>
      <IconButton icon="arrowLeft" label={texts.previous} aria-disabled {...controls} {...{ [marks.step]: -1 }} />
      <p aria-live="polite" className={styles.counter}>
        <VisuallyHidden>
          <span {...counter((number) => texts.position(number, count))}>{texts.position('1', count)}</span>
        </VisuallyHidden>
        <span aria-hidden="true" {...counter((number) => `${number} / ${count}`)}>{`1 / ${count}`}</span>
      </p>
      <IconButton icon="arrowRight" label={texts.next} aria-disabled={false} {...controls} {...{ [marks.step]: 1 }} />
    </div>
  );
}
