/// <reference path="../assets.d.ts" />
import { useContext } from 'react';
import * as styles from './Icon.css.ts';
import { symbolId } from './iconIds.ts';
import type { IconName } from './iconNames.ts';
import icons from './icons.svg?url&no-inline';
import { UsedIcons } from './usedIcons.ts';

export type { IconName };

/** Whether the page has the symbol: the server adds each one that it renders. */
function isInPage(id: string, used: ReadonlySet<string> | undefined): boolean {
  return used !== undefined || (typeof document !== 'undefined' && document.getElementById(id) !== null);
}

/**
 * An icon at the size of the surrounding text. Hidden from screen readers, so it needs adjacent text or a label. It
 * refers to the page's `IconSprite`; where the browser renders an icon that is not in the page, to the file.
 */
export function Icon({ name }: { name: IconName }) {
  const used = useContext(UsedIcons);
  used?.add(name);
  const id = symbolId(name);
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={isInPage(id, used) ? `#${id}` : `${icons}#${id}`} />
    </svg>
  );
}
