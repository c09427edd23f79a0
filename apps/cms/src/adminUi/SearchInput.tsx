import { TextInput } from '@strapi/design-system';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchInput = ({ label, value, onChange }: Props) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
  />
);
