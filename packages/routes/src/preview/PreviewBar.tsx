import { useTexts } from '@group/ui/texts/LanguageProvider';
import { useLocation } from 'react-router';
import { leavePreviewPath } from '../site/paths.ts';
import { previewTexts } from './preview.texts.ts';
import * as styles from './PreviewBar.css.ts';

/** Says on every page of a preview that it is one, and leads out of it. */
export function PreviewBar() {
  const texts = useTexts(previewTexts);
  const { pathname } = useLocation();
  return (
    <aside className={styles.bar} aria-label={texts.preview}>
      <span>
        <strong>{texts.preview}:</strong> {texts.onlyYou}
      </span>
      <a className={styles.leave} href={leavePreviewPath(pathname)}>
        {texts.leave}
      </a>
    </aside>
  );
}
