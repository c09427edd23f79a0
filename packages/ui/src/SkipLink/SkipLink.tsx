import * as styles from './SkipLink.css.ts';

/** First focusable element of a page, which skips the navigation. Visible on focus only. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
