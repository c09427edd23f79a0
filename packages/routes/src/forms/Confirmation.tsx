import { Alert } from '@group/ui/Alert';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { formMessages } from './form.messages.ts';
import { TakesFocus } from './TakesFocus.tsx';

interface ConfirmationProps {
  title: string;
  reference: string;
  children?: ReactNode;
}

/** Confirms that a form has arrived, with the reference for phone calls. */
export function Confirmation({ title, reference, children }: ConfirmationProps) {
  const messages = useMessages(formMessages);
  return (
    <TakesFocus>
      <Alert tone="success" title={title} live>
        <p>{messages.reference(reference)}</p>
        {children}
      </Alert>
    </TakesFocus>
  );
}
