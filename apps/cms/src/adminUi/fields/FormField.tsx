import { Field } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { InputProps } from './inputProps.ts';

interface Props extends Partial<Pick<InputProps, 'name' | 'labelAction' | 'hint' | 'required'>> {
  label: string;
  /** Of the control that the label is for; Strapi's own take a generated one. */
  id?: string;
  /** German sentence. */
  error?: string | undefined;
  children: ReactNode;
}

/** The id of the text about a field that its control refers to by `aria-describedby`; Strapi's own controls do. */
export const describedBy = (id: string, { hint, error }: { hint?: ReactNode; error?: string | undefined }) =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

export const FormField = ({ id, name, label, labelAction, hint, required, error, children }: Props) => (
  <Field.Root {...(id && { id })} name={name} hint={hint} required={required} error={error}>
    <Field.Label action={labelAction}>{label}</Field.Label>
    {children}
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);
