import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureSources } from '../Picture/Picture.tsx';
import { useMessages, usePictureLocale } from '../messages/LanguageProvider.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import { galleryMessages } from './Gallery.messages.ts';
import { galleryMarks as marks } from './galleryMarks.ts';
import * as styles from './Lightbox.css.ts';

export interface LightboxProps {
  label: string;
  pictures: readonly PictureSources[];
  /** Id of its row, to which the links of the small pictures refer. */
  rowId: string;
}

/**
 * Full-screen view of the pictures, which load when the dialog opens. Arrow keys and swiping navigate, Escape closes.
 */
export function Lightbox({ label, pictures, rowId }: LightboxProps) {
  const messages = useMessages(galleryMessages);
  const localeOf = usePictureLocale();
  return (
    <dialog className={styles.lightbox} aria-label={label}>
      <form method="dialog" className={styles.bar}>
        <IconButton type="submit" icon="close" label={messages.close} />
      </form>
      {/* A row that scrolls must be reachable by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.row} id={rowId} tabIndex={0} aria-label={label} {...{ [marks.row]: '' }}>
        {pictures.map((picture) => (
          <li key={picture.src} className={styles.item}>
            <div className={styles.picture}>
              <Picture sources={picture} sizes="100vw" ratio="whole" radius="none" />
            </div>
            {picture.alt && (
              <p className={styles.caption} lang={localeOf(picture.translated)} aria-hidden="true">
                {picture.alt}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <GalleryControls count={pictures.length} rowId={rowId} />
      </div>
    </dialog>
  );
}
