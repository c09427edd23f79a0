import { Icon } from '@group/ui/Icon';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { frameTexts } from './frame.texts.ts';
import * as styles from './MobileMenu.css.ts';

const menuId = 'menu';

/** Attributes by which the browser itself opens and closes the dialog, before and without JavaScript. */
const opens = { command: 'show-modal', commandfor: menuId };
const closes = { command: 'close', commandfor: menuId };

/** Browsers without invoker commands are helped by a click handler. */
function browserDoesIt(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/** The slide-in menu of narrow screens: a modal dialog, so that focus stays in it and Escape and back close it. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const texts = useTexts(frameTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, key } = useLocation();

  useEffect(() => {
    if (dialog.current?.open) dialog.current.close();
  }, [pathname, key]);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => browserDoesIt() || dialog.current?.showModal()}
        {...opens}
      >
        <Icon name="menu" />
        {texts.menu}
      </button>
      <dialog id={menuId} ref={dialog} className={styles.panel} aria-label={texts.menu} closedby="any">
        <button
          type="button"
          className={styles.closer}
          onClick={() => browserDoesIt() || dialog.current?.close()}
          {...closes}
        >
          {texts.closeMenu}
          <Icon name="close" />
        </button>
        {children}
      </dialog>
    </>
  );
}
