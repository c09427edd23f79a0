import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';
import { galleryMessages } from './Gallery.messages.ts';
import { galleryMarks as marks } from './galleryMarks.ts';

export interface GalleryControlsProps {
  count: number;
  /** Id of the controlled row. */
  rowId: string;
}

/** Previous and next buttons with a counter. At either end a button stays in place, so that it does not lose focus. */
export function GalleryControls({ count, rowId }: GalleryControlsProps) {
  const messages = useMessages(galleryMessages);
  if (count < 2) return null;
  const controls = { 'aria-controls': rowId, [marks.of]: rowId };
  const counter = (format: (number: string) => string) => ({ [marks.of]: rowId, [marks.template]: format('#') });
  return (
    <div className={styles.controls}>
      <IconButton icon="arrowLeft" label={messages.previous} aria-disabled {...controls} {...{ [marks.step]: -1 }} />
      <p aria-live="off" className={styles.counter}>
        <VisuallyHidden>
          <span {...counter((number) => messages.position(number, count))}>{messages.position('1', count)}</span>
        </VisuallyHidden>
        <span aria-hidden="true" {...counter((number) => `${number} / ${count}`)}>{`1 / ${count}`}</span>
      </p>
      <IconButton
        icon="arrowRight"
        label={messages.next}
        aria-disabled={false}
        {...controls}
        {...{ [marks.step]: 1 }}
      />
    </div>
  );
}
