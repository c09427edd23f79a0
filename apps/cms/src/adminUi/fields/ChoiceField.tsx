import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { FormField } from './FormField.tsx';
import { type InputProps, namesOf } from './inputProps.ts';

const clearLabel = 'Leeren';

/** Strapi's button that empties a choice is 16 pixels large: 24 in the same room. */
const Choice = styled.div`
  [aria-label='${clearLabel}'] {
    margin: -0.4rem;
    padding: 0.4rem;
  }
`;

/** A choice among values, by their German names. Replaces Strapi's input, which shows the values themselves. */
export function ChoiceField(props: InputProps) {
  const { name, required, disabled, attribute } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const names = namesOf(attribute) ?? {};
  // What was stored before a value went away stays visible.
  const choices = value && !(value in names) ? { ...names, [value]: value } : names;
  return (
    <FormField {...props} error={error}>
      <Choice>
        <SingleSelect
          disabled={disabled}
          value={value}
          onChange={(chosen: string | number) => onChange(name, String(chosen))}
          clearLabel={clearLabel}
          onClear={required ? undefined : () => onChange(name, null)}
        >
          {Object.entries(choices).map(([key, text]) => (
            <SingleSelectOption key={key} value={key}>
              {text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Choice>
    </FormField>
  );
}
