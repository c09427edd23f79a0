import type { InputHTMLAttributes } from 'react';
import * as styles from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import * as widths from './Field.css.ts';

export interface FieldProps extends FieldBasics {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'date';
  /** How much is expected: the field is as wide as that. */
  inputSize?: 'line' | 'number' | 'code';
  defaultValue?: string | undefined;
  /** What the browser may fill in by itself, for example `given-name`. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
}

/** One line of text. */
export function Field({ name, label, hint, error, optional, type = 'text', inputSize = 'line', ...input }: FieldProps) {
  const basics = { name, label, hint, error, optional };
  return (
    <FieldFrame {...basics}>
      <input
        {...input}
        {...controlAttributes(basics)}
        type={type}
        className={`${styles.control} ${widths.inputSize[inputSize]}`}
      />
    </FieldFrame>
  );
}
