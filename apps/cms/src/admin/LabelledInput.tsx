import { Field, TextInput } from '@strapi/design-system';

interface Props {
  name: string;
  label: string;
  type?: string;
  hint?: string | undefined;
  isOptional?: boolean;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** One line of text, with its label, and what is wrong with it. */
export const LabelledInput = ({ name, label, type = 'text', hint, isOptional, value, problem, onChange }: Props) => (
  <Field.Root name={name} required={!isOptional} error={problem} hint={hint}>
    <Field.Label>{label}</Field.Label>
    <TextInput
      type={type}
      value={value}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
    />
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);
