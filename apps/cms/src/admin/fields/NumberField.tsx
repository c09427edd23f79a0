import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { FormField } from './FormField.tsx';
import type { InputProps } from './inputProps.ts';
import { numberOf, swissNumber } from './swissNumber.ts';

/** A number with a decimal point or comma. Replaces Strapi's input, which takes the point for a thousands separator. */
export function NumberField(props: InputProps) {
  const { name, disabled } = props;
  const { value, error, onChange } = useField<number | string | null>(name);
  const shown = typeof value === 'number' ? swissNumber(value) : (value ?? '');
  const [typed, setTyped] = useState(shown);
  const own = useRef(value);

  // Saving, or changing the language, brings another value; the own one must not reset what is being typed.
  useEffect(() => {
    if ((value ?? null) !== (own.current ?? null)) setTyped(shown);
    own.current = value;
  }, [value, shown]);

  const change = (text: string): void => {
    setTyped(text);
    // Invalid input stays in the form, whose validation rejects it.
    const read = numberOf(text);
    own.current = read === undefined ? text : read;
    onChange(name, own.current);
  };

  const isUnread = numberOf(typed) === undefined;
  return (
    <FormField {...props} error={isUnread ? 'Bitte eine Zahl schreiben, z. B. 152.50.' : error}>
      <TextInput
        type="text"
        inputMode="decimal"
        disabled={disabled}
        value={typed}
        onChange={({ target }: { target: { value: string } }) => change(target.value)}
      />
    </FormField>
  );
}
