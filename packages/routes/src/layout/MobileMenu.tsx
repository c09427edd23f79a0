import { Icon } from '@group/ui/Icon';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { layoutMessages } from './layout.messages.ts';
import * as styles from './MobileMenu.css.ts';

const menuId = 'menu';

/** React's types lack invoker commands. `@group/ui/foundations/dialog.enhance` covers browsers without them. */
const opens = { command: 'show-modal', commandfor: menuId };
const closes = { command: 'close', commandfor: menuId };

/**
 * The slide-in menu of narrow screens. A modal dialog that the browser opens and closes: it traps focus, and Escape
 * closes it. Its links and history navigation close it, too, see `@group/ui/foundations/dialog.enhance`.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const messages = useMessages(layoutMessages);
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" {...opens}>
        <Icon name="menu" />
        {messages.menu}
      </button>
      <dialog id={menuId} className={styles.panel} aria-label={messages.menu} closedby="any">
        <button type="button" className={styles.closer} {...closes}>
          {messages.closeMenu}
          <Icon name="close" />
        </button>
        {children}
      </dialog>
    </>
  );
}
