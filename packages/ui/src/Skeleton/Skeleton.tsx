import * as styles from './Skeleton.css.ts';

/**
 * Holds the place of what is still to come. Silent for screen readers: who shows it says once that something loads.
 * @param width one of a few, as a page's policy allows no styles in its markup; its height is that of the text around it
 */
export function Skeleton({ width }: { width: keyof typeof styles.widths }) {
  return <span className={`${styles.bar} ${styles.widths[width]}`} aria-hidden="true" />;
}
