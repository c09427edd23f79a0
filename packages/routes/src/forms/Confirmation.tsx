import { Alert } from '@group/ui/Alert';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { formMessages } from './form.messages.ts';
import { TakesFocus } from './TakesFocus.tsx';

/** Confirms that a form has arrived, with the reference for phone calls. */
export function Confirmation({ title, reference }: { title: string; reference: string }) {
  const messages = useMessages(formMessages);
  return (
    <TakesFocus>
      <Alert tone="success" title={title} live>
        <p>{messages.reference(reference)}</p>
      </Alert>
    </TakesFocus>
  );
}
