import { Flex } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useId } from 'react';
import { styled } from 'styled-components';
import { describedBy, FormField } from './FormField.tsx';
import type { InputProps } from './inputProps.ts';
import { includesDay, instantOf, type TypedTime, typedTimeOf } from './typedTime.ts';
import { useTyped } from './useTyped.ts';

const Input = styled.input`
  flex: 1;
  min-width: 12rem;
  padding: 0.8rem 1.2rem;
  font: inherit;
  font-size: 1.4rem;
  color: inherit;
  background: transparent;
  border: 1px solid #8e8ea9;
  border-radius: 4px;

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.danger600};
  }
`;

/**
 * A date and a time in Switzerland, wherever the editor is. Replaces Strapi's input, whose time cannot be typed over.
 * Without a time, the end of a period, or of an event of whole days, is the end of the day.
 */
export function DateTimeField(props: InputProps) {
  const { name, label, hint, required, disabled } = props;
  const id = useId();
  const { typed, error, change } = useTyped(name, typedTimeOf);
  const { value: startsAt } = useField<string | null>('startsAt');
  const type = (changed: TypedTime): void => change(changed, instantOf(changed, includesDay(name, startsAt)));

  const state = {
    disabled,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy(id, { hint, error }),
  };
  return (
    <FormField {...props} id={id} error={error}>
      <Flex gap={2} wrap="wrap">
        <Input
          {...state}
          id={id}
          type="date"
          aria-required={required}
          aria-label={`${label}: Datum`}
          max="2099-12-31"
          value={typed.day}
          onChange={(event) => type({ ...typed, day: event.target.value })}
        />
        <Input
          {...state}
          type="time"
          aria-label={`${label}: Uhrzeit`}
          value={typed.time}
          onChange={(event) => type({ ...typed, time: event.target.value })}
        />
      </Flex>
    </FormField>
  );
}
