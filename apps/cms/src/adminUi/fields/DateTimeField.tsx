import { Flex } from '@strapi/design-system';
import { endOfSwissDay, swissInstant, swissLocalTime } from '@group/content-client/contract/swissTime';
import { FormField } from './FormField.tsx';
import type { InputProps } from './inputProps.ts';
import { useTyped } from './useTyped.ts';

interface Typed {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** `HH:MM`, or empty. */
  time: string;
}

/** A year that is being typed passes through these: 0002, 0020, 0202. */
const firstYear = '1900';

function typedOf(instant: string | null | undefined): Typed {
  const [day = '', time = ''] = instant ? swissLocalTime(new Date(instant)).split('T') : [];
  return { day, time };
}

/** The instant that is meant; `null` if there is none, `undefined` while a date is being typed. */
function instantOf({ day, time }: Typed, isEnd: boolean): string | null | undefined {
  if (day === '') return null;
  if (day < firstYear) return undefined;
  return time === '' && isEnd ? endOfSwissDay(day) : swissInstant(`${day}T${time || '00:00'}`);
}

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
 * Without a time, the end of a period is the end of the day.
 */
export function DateTimeField(props: InputProps) {
  const { name, label, disabled } = props;
  const { typed, error, change } = useTyped(name, typedOf);
  const type = (changed: Typed): void => change(changed, instantOf(changed, name.endsWith('publishUntil')));

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
