import * as styles from './Skeleton.css.ts';

/**
 * Holds the place of what is still to come. Silent for screen readers: who shows it says once that something loads.
 * @param width any CSS length; its height is that of the text around it
 */
export function Skeleton({ width }: { width: string }) {
  return <span className={styles.bar} style={{ inlineSize: width }} aria-hidden="true" />;
}
