import * as styles from './Icon.css.ts';
import { iconPaths } from './iconPaths.ts';

export type IconName = keyof typeof iconPaths;

/** A sign of the size of the text around it. It says nothing to screen readers: words beside it, or a label, do. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
