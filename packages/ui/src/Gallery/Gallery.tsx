import { useId } from 'react';
import { Picture, type PictureSources } from '../Picture/Picture.tsx';
import { useMessages, usePictureLocale } from '../messages/LanguageProvider.tsx';
import * as styles from './Gallery.css.ts';
import { galleryMessages } from './Gallery.messages.ts';
import { GalleryControls } from './GalleryControls.tsx';
import { galleryMarks as marks } from './galleryMarks.ts';
import { Lightbox } from './Lightbox.tsx';

export interface GalleryProps {
  /** Accessible name of the gallery. */
  label: string;
  pictures: readonly PictureSources[];
}

/**
 * A scroll-snapping row of pictures with previous and next buttons, arrow keys and a lightbox. Renders markup only;
 * `enhanceGalleries` adds the behaviour, before or without hydration. Without JavaScript, the row scrolls and each
 * picture links to its file. An accessible name has one language: captions in another one describe the link instead.
 */
export function Gallery({ label, pictures }: GalleryProps) {
  const messages = useMessages(galleryMessages);
  const id = useId();
  const [rowId, largeRowId] = [`${id}row`, `${id}large`];
  const count = pictures.length;
  const localeOf = usePictureLocale();
  return (
    <div className={styles.gallery} role="group" aria-label={label}>
      <ul className={styles.list} id={rowId} {...{ [marks.row]: '' }}>
        {pictures.map((picture, position) => {
          const locale = localeOf(picture.translated);
          return (
            <li key={picture.src} className={styles.item}>
              <a
                className={styles.enlarge}
                href={picture.src}
                aria-label={messages.enlarge(
                  (!locale && picture.alt) || messages.position(String(position + 1), count),
                )}
                aria-describedby={locale && picture.alt ? `${id}caption${position}` : undefined}
                {...{ [marks.enlarges]: largeRowId }}
              >
                <Picture sources={picture} sizes="(min-width: 56.25em) 768px, 88vw" />
              </a>
              {picture.alt && (
                <p
                  className={styles.caption}
                  id={locale && `${id}caption${position}`}
                  lang={locale}
                  aria-hidden={locale ? undefined : true}
                >
                  {picture.alt}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <GalleryControls count={count} rowId={rowId} />
      <Lightbox label={label} pictures={pictures} rowId={largeRowId} />
    </div>
  );
}
