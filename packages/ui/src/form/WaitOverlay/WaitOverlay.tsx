import { useEffect, useId, useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Heading } from '../../Heading/Heading.tsx';
import { useMessages } from '../../messages/LanguageProvider.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './WaitOverlay.css.ts';
import { waitOverlayMessages } from './WaitOverlay.messages.ts';

export interface WaitOverlayProps {
  open: boolean;
  /** Whether files are being uploaded, which changes the text. */
  files?: boolean;
  /** Upload progress from 0 to 1; without it, there is no progress bar. */
  share?: number | undefined;
  /** Cancels the submission; without it, there is no button. */
  onCancel?: (() => void) | undefined;
}

/** Modal overlay during a form submission. Closes when the submission ends; only its button cancels. */
export function WaitOverlay({ open, files = true, share, onCancel }: WaitOverlayProps) {
  const messages = useMessages(waitOverlayMessages);
  const titleId = useId();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={titleId}
      aria-describedby={textId}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <Heading level={2} size="title3" id={titleId} tabIndex={-1}>
        {messages.title}
      </Heading>
      <p id={textId}>{files ? messages.files : messages.noFiles}</p>
      {share !== undefined && <ProgressBar label={messages.progress} share={share} />}
      {onCancel && (
        <div>
          <Button type="button" variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      )}
    </dialog>
  );
}
