import { Icon } from '../../Icon/Icon.tsx';
import { useMessages } from '../../messages/LanguageProvider.tsx';
import * as styles from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { formMessages } from '../form.messages.ts';
import { place, select, sign } from './Select.css.ts';

export interface SelectProps extends FieldBasics {
  options: readonly { value: string; label: string }[];
  /** Empty for the placeholder, "please select". */
  defaultValue?: string | undefined;
  /** Words of the placeholder where "please select" does not fit. */
  placeholder?: string | undefined;
}

/** One of several. It starts on a placeholder, so that nothing is chosen by accident. */
export function Select({ options, defaultValue = '', placeholder, ...basics }: SelectProps) {
  const messages = useMessages(formMessages);
  return (
    <FieldFrame {...basics}>
      <span className={place}>
        <select {...controlAttributes(basics)} className={`${styles.control} ${select}`} defaultValue={defaultValue}>
          <option value="">{placeholder ?? messages.pleaseSelect}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={sign}>
          <Icon name="chevronDown" />
        </span>
      </span>
    </FieldFrame>
  );
}
