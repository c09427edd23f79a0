import { Field } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { InputProps } from './inputProps.ts';

interface Props extends Partial<Pick<InputProps, 'name' | 'labelAction' | 'hint' | 'required'>> {
  label: string;
  /** German sentence. */
  error?: string | undefined;
  children: ReactNode;
}

export const FormField = ({ name, label, labelAction, hint, required, error, children }: Props) => (
  <Field.Root name={name} hint={hint} required={required} error={error}>
    <Field.Label action={labelAction}>{label}</Field.Label>
    {children}
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);
