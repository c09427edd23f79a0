import type { MouseEvent } from 'react';
import { Button } from '../../Button/Button.tsx';
import { spinner } from './SubmitButton.css.ts';

export interface SubmitButtonProps {
  children: string;
  /** Set while the form is being submitted; prevents a second submission. */
  pending?: boolean;
  /** Label while submitting, for example "Wird gesendet …". */
  pendingLabel: string;
}

/** Submit button. It stays focusable during submission and announces it. */
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
