import { type ComponentType, type KeyboardEvent, lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import { Picture, type PictureSources } from '../Picture/Picture.tsx';
import { useTexts } from '../texts/LanguageProvider.tsx';
import * as styles from './Gallery.css.ts';
import { galleryTexts } from './Gallery.texts.ts';
import { GalleryControls } from './GalleryControls.tsx';
import type { LightboxProps } from './Lightbox.tsx';
import { useSnapRow } from './useSnapRow.ts';

/** Most visitors never enlarge a picture: it comes with the first press. Where it does not, the page stays as it is. */
const Lightbox = lazy<ComponentType<LightboxProps>>(() =>
  import('./Lightbox.tsx').then(
    (module) => ({ default: module.Lightbox }),
    () => ({ default: () => null }),
  ),
);

export interface GalleryProps {
  /** What the pictures have in common. */
  label: string;
  pictures: readonly PictureSources[];
}

/**
 * Pictures in a row that is swiped, scrolled, or moved by buttons and arrow keys; a press on one shows it large.
 * Without JavaScript the row scrolls, and each picture is a link to itself.
 */
export function Gallery({ label, pictures }: GalleryProps) {
  const texts = useTexts(galleryTexts);
  const rowId = useId();
  const { position, show, rowProps } = useSnapRow();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const count = pictures.length;

  function leaf(event: KeyboardEvent<HTMLUListElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = Math.min(Math.max(position + step, 0), count - 1);
    event.currentTarget.children[next]?.querySelector('a')?.focus({ preventScroll: true });
    show(next);
  }

  function enlarge(event: MouseEvent, chosen: number): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(chosen);
  }

  return (
    <div className={styles.gallery} role="group" aria-label={label}>
      {/* Its pictures take the focus; the keys move on from the one that has it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.list} id={rowId} onKeyDown={leaf} {...rowProps}>
        {pictures.map((picture, each) => (
          <li key={picture.src} className={styles.item}>
            <a
              className={styles.enlarge}
              href={picture.src}
              aria-label={texts.enlarge(picture.alt || texts.position(each + 1, count))}
              onClick={(event) => enlarge(event, each)}
              // By the keyboard only: under a finger the row must not move away.
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(each)}
            >
              <Picture sources={picture} sizes="(min-width: 56.25em) 768px, 88vw" />
            </a>
            {picture.alt && <p className={styles.caption}>{picture.alt}</p>}
          </li>
        ))}
      </ul>
      <GalleryControls position={position} count={count} rowId={rowId} show={show} />
      {enlarged !== null && (
        <Suspense>
          <Lightbox label={label} pictures={pictures} start={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </div>
  );
}
