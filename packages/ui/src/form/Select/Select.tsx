import { Icon } from '../../Icon/Icon.tsx';
import { useMessages } from '../../messages/LanguageProvider.tsx';
import * as styles from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { formMessages } from '../form.messages.ts';
import { place, select, icon } from './Select.css.ts';

export interface SelectProps extends FieldBasics {
  /** Two may share a value, but not a label, too. */
  options: readonly { value: string; label: string }[];
  /** Empty selects the placeholder. */
  defaultValue?: string | undefined;
  /** Replaces the placeholder "please select". */
  placeholder?: string | undefined;
  /** `off`: browsers do not keep the choice. */
  autoComplete?: 'off';
}

/** A drop-down that starts with a placeholder, so that no option is submitted by accident. */
export function Select({ options, defaultValue = '', placeholder, autoComplete, ...basics }: SelectProps) {
  const messages = useMessages(formMessages);
  return (
    <FieldFrame {...basics}>
      <span className={place}>
        <select
          {...controlAttributes(basics)}
          className={`${styles.control} ${select}`}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
        >
          <option value="">{placeholder ?? messages.pleaseSelect}</option>
          {options.map(({ value, label }) => (
            <option key={`${value} ${label}`} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={icon}>
          <Icon name="chevronDown" />
        </span>
      </span>
    </FieldFrame>
  );
}
