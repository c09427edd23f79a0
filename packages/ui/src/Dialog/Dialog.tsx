import { type ReactNode, type Ref, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import * as styles from './Dialog.css.ts';
import { dialogMessages } from './Dialog.messages.ts';

export interface DialogProps {
  /** The id that is passed to `opensDialog`. */
  id: string;
  title: string;
  /** `window` is centred, `panel` slides in from the right edge. */
  shape?: 'window' | 'panel';
  /** Called after the dialog has closed for any reason. */
  onClose?: () => void;
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
}

/**
 * A modal dialog. The browser traps focus and restores it afterwards. Escape, the phone's back gesture and a click on
 * the backdrop close it.
 */
export function Dialog({ id, title, shape = 'window', onClose, ref, children }: DialogProps) {
  const messages = useMessages(dialogMessages);
  const titleId = useId();
  return (
    <dialog
      id={id}
      ref={ref}
      className={styles.shape[shape]}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog" className={styles.header}>
        <Heading level={2} size="title3" id={titleId}>
          {title}
        </Heading>
        <IconButton type="submit" variant="plain" icon="close" label={messages.close} />
      </form>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
