import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureSources } from '../Picture/Picture.tsx';
import { useTexts } from '../texts/LanguageProvider.tsx';
import * as styles from './Gallery.css.ts';
import { galleryTexts } from './Gallery.texts.ts';

/** Positions that are seen most, so that the counter follows a swipe. */
function useVisiblePosition(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setPosition([...element.children].indexOf(seen.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [count]);

  function show(next: number): void {
    const child = list.current?.children[next];
    if (child instanceof HTMLElement) list.current?.scrollTo({ left: child.offsetLeft - list.current.offsetLeft });
  }

  return { list, position, show };
}

/**
 * Pictures in a row that is swiped, scrolled, or moved by buttons and arrow keys. Without JavaScript the row scrolls,
 * and each picture is there.
 */
export function Gallery({ label, pictures }: { label: string; pictures: readonly PictureSources[] }) {
  const texts = useTexts(galleryTexts);
  const listId = useId();
  const { list, position, show } = useVisiblePosition(pictures.length);
  const last = pictures.length - 1;
  return (
    <div className={styles.gallery} role="group" aria-label={label}>
      {/* A row that scrolls must be reachable by the keyboard: the arrow keys then move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} id={listId} ref={list} tabIndex={0} aria-label={label}>
        {pictures.map((picture) => (
          <li key={picture.src} className={styles.item}>
            <Picture sources={picture} sizes="(min-width: 75em) 900px, 90vw" />
            {picture.alt && <p className={styles.caption}>{picture.alt}</p>}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.button}
            aria-controls={listId}
            aria-label={texts.previous}
            aria-disabled={position === 0}
            onClick={() => show(Math.max(position - 1, 0))}
          >
            <Icon name="arrowLeft" />
          </button>
          <p aria-live="polite" className={styles.counter}>
            <span className={styles.forReaders}>{texts.position(position + 1, pictures.length)}</span>
            <span aria-hidden="true">{`${position + 1} / ${pictures.length}`}</span>
          </p>
          <button
            type="button"
            className={styles.button}
            aria-controls={listId}
            aria-label={texts.next}
            aria-disabled={position === last}
            onClick={() => show(Math.min(position + 1, last))}
          >
            <Icon name="arrowRight" />
          </button>
        </div>
      )}
    </div>
  );
}
