import * as styles from './Skeleton.css.ts';

/**
 * Placeholder for content that is loading. Hidden from screen readers; the parent announces the loading state once.
 * @param width one of a few, as the content security policy forbids inline styles; the height is that of the text
 */
export function Skeleton({ width }: { width: keyof typeof styles.widths }) {
  return <span className={`${styles.bar} ${styles.widths[width]}`} aria-hidden="true" />;
}
