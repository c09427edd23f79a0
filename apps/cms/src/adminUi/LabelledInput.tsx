import { TextInput } from '@strapi/design-system';
import { FormField } from './fields/FormField.tsx';

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

export const LabelledInput = ({ name, label, type = 'text', hint, isOptional, value, problem, onChange }: Props) => (
  <FormField name={name} label={label} required={!isOptional} error={problem} hint={hint}>
    <TextInput
      type={type}
      value={value}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
    />
  </FormField>
);
