import { TextInput, Textarea } from '@strapi/design-system';
import { FormField } from '../../../adminUi/fields/FormField.tsx';
import type { Mail } from '../../../mail/placeholders.ts';

interface Props {
  mail: Mail;
  onChange: (mail: Mail) => void;
}

type Change = { target: { value: string } };

export function MailFields({ mail, onChange }: Props) {
  return (
    <>
      <FormField label="Betreff">
        <TextInput
          value={mail.subject}
          maxLength={200}
          onChange={({ target }: Change) => onChange({ ...mail, subject: target.value })}
        />
      </FormField>
      <FormField label="Text der Mail" hint="Am Ende steht der Link zur Seite, die nur die Person selbst sieht.">
        <Textarea
          value={mail.text}
          maxLength={10_000}
          rows={10}
          onChange={({ target }: Change) => onChange({ ...mail, text: target.value })}
        />
      </FormField>
    </>
  );
}
