import { type ReactNode, type Ref, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import * as styles from './Dialog.css.ts';
import { dialogMessages } from './Dialog.messages.ts';

export interface DialogProps {
  /** What `opensDialog` names. */
  id: string;
  title: string;
  /** `window` in the middle, `panel` from the right edge. */
  shape?: 'window' | 'panel';
  /** Called when it has closed, however that came about. */
  onClose?: () => void;
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
}

/**
 * What must be dealt with before going on. The focus stays in it and goes back to where it was; Escape, the phone's
 * back gesture and a press beside it close it.
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
