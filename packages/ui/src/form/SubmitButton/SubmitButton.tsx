import type { MouseEvent } from 'react';
import { Button } from '../../Button/Button.tsx';
import { spinner } from './SubmitButton.css.ts';

export interface SubmitButtonProps {
  children: string;
  /** While the form is being sent: it cannot be sent twice. */
  pending?: boolean;
  /** What it then says, for example "Wird gesendet …". */
  pendingLabel: string;
}

/** Sends the form. While it does so the button keeps the focus, and says that it is at work. */
export function SubmitButton({ children, pending = false, pendingLabel }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={pending || undefined}
      onClick={(event: MouseEvent) => pending && event.preventDefault()}
    >
      {pending && <span className={spinner} aria-hidden="true" />}
      <span aria-live="polite">{pending ? pendingLabel : children}</span>
    </Button>
  );
}
