import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../texts/LanguageProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';
import { galleryTexts } from './Gallery.texts.ts';

export interface GalleryControlsProps {
  /** From 0. */
  position: number;
  count: number;
  /** Id of the row that they move. */
  rowId: string;
  show: (position: number) => void;
}

/** Previous, next, and which picture of how many. A button at its end stays there, so that the focus is not lost. */
export function GalleryControls({ position, count, rowId, show }: GalleryControlsProps) {
  const texts = useTexts(galleryTexts);
  const last = count - 1;
  if (last < 1) return null;
  return (
    <div className={styles.controls}>
      <IconButton
        icon="arrowLeft"
        label={texts.previous}
        aria-controls={rowId}
        aria-disabled={position === 0}
        onClick={() => show(Math.max(position - 1, 0))}
      />
      <p aria-live="polite" className={styles.counter}>
        <VisuallyHidden>{texts.position(position + 1, count)}</VisuallyHidden>
        <span aria-hidden="true">{`${position + 1} / ${count}`}</span>
      </p>
      <IconButton
        icon="arrowRight"
        label={texts.next}
        aria-controls={rowId}
        aria-disabled={position === last}
        onClick={() => show(Math.min(position + 1, last))}
      />
    </div>
  );
}
