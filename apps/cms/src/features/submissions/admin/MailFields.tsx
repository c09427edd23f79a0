import { TextInput, Textarea } from '@strapi/design-system';
import { FormField } from '../../../adminUi/fields/FormField.tsx';
import type { Mail } from '../../../mail/placeholders.ts';

interface Props {
  mail: Mail;
  /** Without it, the mail is there to copy. */
  onChange: ((mail: Mail) => void) | undefined;
}

type Change = { target: { value: string } };

export function MailFields({ mail, onChange }: Props) {
  return (
    <>
      <FormField label="Betreff">
        <TextInput
          value={mail.subject}
          maxLength={200}
          readOnly={!onChange}
          onChange={({ target }: Change) => onChange?.({ ...mail, subject: target.value })}
        />
      </FormField>
      <FormField
        label="Text der Mail"
        hint={onChange && 'Am Ende steht der Link zur Seite, die nur die Person selbst sieht.'}
      >
        <Textarea
          value={mail.text}
          maxLength={10_000}
          rows={10}
          readOnly={!onChange}
          onChange={({ target }: Change) => onChange?.({ ...mail, text: target.value })}
        />
      </FormField>
    </>
  );
}
