import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureSources } from '../Picture/Picture.tsx';
import { useTexts } from '../texts/LanguageProvider.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import { galleryTexts } from './Gallery.texts.ts';
import * as styles from './Lightbox.css.ts';
import { useSnapRow } from './useSnapRow.ts';

export interface LightboxProps {
  label: string;
  pictures: readonly PictureSources[];
  /** Position of the picture to begin with, from 0. */
  start: number;
  onClose: () => void;
}

/** The pictures as large as the screen. Arrow keys and swiping leaf through, Escape closes. */
export function Lightbox({ label, pictures, start, onClose }: LightboxProps) {
  const texts = useTexts(galleryTexts);
  const rowId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { position, show, rowProps } = useSnapRow(start);
  const opened = useRef(false);

  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    dialog.current?.showModal();
    show(start, 'instant');
  });

  function leaf(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(Math.min(Math.max(position + step, 0), pictures.length - 1));
  }

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={label} onClose={onClose} onKeyDown={leaf}>
      <form method="dialog" className={styles.bar}>
        <IconButton type="submit" icon="close" label={texts.close} />
      </form>
      {/* A row that scrolls must be reachable by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.row} id={rowId} tabIndex={0} aria-label={label} {...rowProps}>
        {pictures.map((picture) => (
          <li key={picture.src} className={styles.item}>
            <div className={styles.picture}>
              <Picture sources={picture} sizes="100vw" ratio="whole" corners="none" />
            </div>
            {picture.alt && (
              <p className={styles.caption} aria-hidden="true">
                {picture.alt}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <GalleryControls position={position} count={pictures.length} rowId={rowId} show={show} />
      </div>
    </dialog>
  );
}
