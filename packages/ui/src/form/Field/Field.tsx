import type { InputHTMLAttributes } from 'react';
import * as styles from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import * as widths from './Field.css.ts';

export interface FieldProps extends FieldBasics {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'date';
  /** Expected length of the input, which sets the width of the field. */
  inputSize?: 'line' | 'number' | 'code';
  defaultValue?: string | undefined;
  /** Value of the `autocomplete` attribute, for example `given-name`. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** No words are typed, such as a user name: phones must neither correct nor capitalise them. */
  verbatim?: boolean;
  maxLength?: number;
  /** The first and the last day that a date picker offers, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** `next`: the return key of a phone's keyboard leads to the next field. */
  enterKeyHint?: 'next';
}

const uncorrected = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** A single-line text field. */
export function Field({ name, label, hint, error, optional, ...props }: FieldProps) {
  const { type = 'text', inputSize = 'line', verbatim = false, ...input } = props;
  const basics = { name, label, hint, error, optional };
  return (
    <FieldFrame {...basics}>
      <input
        {...input}
        {...(verbatim && uncorrected)}
        {...controlAttributes(basics)}
        type={type}
        className={`${styles.control} ${widths.inputSize[inputSize]}`}
      />
    </FieldFrame>
  );
}
