/// <reference path="../assets.d.ts" />
import * as styles from './Icon.css.ts';
import type { IconName } from './iconNames.ts';
import sprite from './icons.svg?url&no-inline';

export type { IconName };

/**
 * A sign of the size of the text around it. It says nothing to screen readers: words beside it, or a label, do. All
 * signs are in one file that is asked for once, so that they cost no JavaScript.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
