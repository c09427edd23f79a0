import * as styles from './SkipLink.css.ts';

/** The first thing the keyboard reaches: past the navigation, to the content. Seen only while it has the focus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
