import { Field, TextInput, Textarea } from '@strapi/design-system';
import type { Mail } from '../../../mail/placeholders.ts';

interface Props {
  mail: Mail;
  onChange: (mail: Mail) => void;
}

type Change = { target: { value: string } };

/** Subject and text of a mail. */
export function MailFields({ mail, onChange }: Props) {
  return (
    <>
      <Field.Root>
        <Field.Label>Betreff</Field.Label>
        <TextInput
          value={mail.subject}
          maxLength={200}
          onChange={({ target }: Change) => onChange({ ...mail, subject: target.value })}
        />
      </Field.Root>
      <Field.Root hint="Am Ende steht der Link zur Seite, die nur die Person selbst sieht.">
        <Field.Label>Text der Mail</Field.Label>
        <Textarea
          value={mail.text}
          maxLength={10_000}
          rows={10}
          onChange={({ target }: Change) => onChange({ ...mail, text: target.value })}
        />
        <Field.Hint />
      </Field.Root>
    </>
  );
}
