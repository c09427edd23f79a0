import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { isRow } from '../../strapi/row.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FormField } from './FormField.tsx';
import { type InputProps, namesOf } from './inputProps.ts';

const patternError = 'components.Input.error.validation.regex';

const addressCorrection =
  'Bitte nur Buchstaben ohne Umlaut, Ziffern und Bindestriche schreiben, z. B. herbstfest-2027.';

/** What to do about a value that a pattern rejects; Strapi only says that it does. */
function correctionOf(rawError: unknown, { type, attribute }: InputProps): string | undefined {
  // The built-in pattern of an address has no message of Strapi's.
  if (type === 'uid') return typeof rawError === 'string' ? addressCorrection : undefined;
  return isRow(rawError) && rawError.id === patternError ? attribute?.pluginOptions?.content?.correction : undefined;
}

/** A line of text. Replaces Strapi's inputs for text and addresses, whose messages do not say what to correct. */
function LineField(props: InputProps) {
  const { name, disabled, placeholder } = props;
  const { value, error, rawError, onChange } = useField<string | null>(name);
  return (
    <FormField {...props} error={correctionOf(rawError, props) ?? error}>
      <TextInput type="text" disabled={disabled} placeholder={placeholder} value={value ?? ''} onChange={onChange} />
    </FormField>
  );
}

export const TextField = (props: InputProps) =>
  namesOf(props.attribute) ? <ChoiceField {...props} /> : <LineField {...props} />;
