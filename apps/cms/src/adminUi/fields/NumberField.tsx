import { TextInput } from '@strapi/design-system';
import { FormField } from './FormField.tsx';
import type { InputProps } from './inputProps.ts';
import { numberOf, swissNumber } from './swissNumber.ts';
import { useTyped } from './useTyped.ts';

const typedOf = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? swissNumber(value) : (value ?? '');

/** A number with a decimal point or comma. Replaces Strapi's input, which takes the point for a thousands separator. */
export function NumberField(props: InputProps) {
  const { name, disabled } = props;
  const { typed, error, change } = useTyped(name, typedOf);
  const type = (text: string): void => {
    const read = numberOf(text);
    // Invalid input stays in the form, whose validation rejects it.
    change(text, read === undefined ? text : read);
  };

  const isUnread = numberOf(typed) === undefined;
  return (
    <FormField {...props} error={isUnread ? 'Bitte eine Zahl schreiben, z. B. 152.50.' : error}>
      <TextInput
        type="text"
        inputMode="decimal"
        disabled={disabled}
        value={typed}
        onChange={({ target }: { target: { value: string } }) => type(target.value)}
      />
    </FormField>
  );
}
