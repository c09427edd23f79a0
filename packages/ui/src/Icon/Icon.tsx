/// <reference path="../assets.d.ts" />
import * as styles from './Icon.css.ts';
import type { IconName } from './iconNames.ts';
import sprite from './icons.svg?url&no-inline';

export type { IconName };

/**
 * An icon at the size of the surrounding text. Hidden from screen readers, so it needs adjacent text or a label. All
 * icons are in one SVG sprite, so they add no JavaScript.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
