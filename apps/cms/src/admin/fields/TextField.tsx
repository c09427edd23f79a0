import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { ChoiceField } from './ChoiceField.tsx';
import { type InputProps, namesOf } from './inputProps.ts';

const patternError = 'components.Input.error.validation.regex';

const addressCorrection =
  'Bitte nur Buchstaben ohne Umlaut, Ziffern und Bindestriche schreiben, z. B. herbstfest-2027.';

const idOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'id' in error ? error.id : undefined;

/** What to do about a value that a pattern rejects; Strapi only says that it does. */
function correctionOf(rawError: unknown, { type, attribute }: InputProps): string | undefined {
  // The built-in pattern of an address has no message of Strapi's.
  if (type === 'uid') return typeof rawError === 'string' ? addressCorrection : undefined;
  return idOf(rawError) === patternError ? attribute?.pluginOptions?.content?.correction : undefined;
}

/** A line of text. Replaces Strapi's inputs for text and addresses, whose messages do not say what to correct. */
function LineField(props: InputProps) {
  const { name, label, labelAction, hint, required, disabled, placeholder } = props;
  const { value, error, rawError, onChange } = useField<string | null>(name);
  return (
    <Field.Root name={name} hint={hint} required={required} error={correctionOf(rawError, props) ?? error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput type="text" disabled={disabled} placeholder={placeholder} value={value ?? ''} onChange={onChange} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** A line of text, or a choice if the values have names. */
export const TextField = (props: InputProps) =>
  namesOf(props.attribute) ? <ChoiceField {...props} /> : <LineField {...props} />;
