import { Flex } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { FormField } from './FormField.tsx';
import type { InputProps } from './inputProps.ts';
import { includesDay, instantOf, type TypedTime, typedTimeOf } from './typedTime.ts';
import { useTyped } from './useTyped.ts';

const inputStyle = {
  flex: 1,
  minWidth: '12rem',
  padding: '0.8rem 1.2rem',
  font: 'inherit',
  fontSize: '1.4rem',
  color: 'inherit',
  colorScheme: 'light dark',
  background: 'transparent',
  border: '1px solid #8e8ea9',
  borderRadius: 4,
};

/**
 * A date and a time in Switzerland, wherever the editor is. Replaces Strapi's input, whose time cannot be typed over.
 * Without a time, the end of a period, or of an event of whole days, is the end of the day.
 */
export function DateTimeField(props: InputProps) {
  const { name, label, disabled } = props;
  const { typed, error, change } = useTyped(name, typedTimeOf);
  const { value: startsAt } = useField<string | null>('startsAt');
  const type = (changed: TypedTime): void => change(changed, instantOf(changed, includesDay(name, startsAt)));

  return (
    <FormField {...props} error={error}>
      <Flex gap={2} wrap="wrap">
        <input
          id={name}
          type="date"
          aria-label={`${label}: Datum`}
          max="2099-12-31"
          style={inputStyle}
          disabled={disabled}
          value={typed.day}
          onChange={(event) => type({ ...typed, day: event.target.value })}
        />
        <input
          type="time"
          aria-label={`${label}: Uhrzeit`}
          style={inputStyle}
          disabled={disabled}
          value={typed.time}
          onChange={(event) => type({ ...typed, time: event.target.value })}
        />
      </Flex>
    </FormField>
  );
}
