import * as styles from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends FieldBasics {
  defaultValue?: string | undefined;
}

/** A multi-line text field. */
export function TextArea({ defaultValue, ...basics }: TextAreaProps) {
  return (
    <FieldFrame {...basics}>
      <textarea
        {...controlAttributes(basics)}
        className={`${styles.control} ${area}`}
        defaultValue={defaultValue}
        rows={5}
      />
    </FieldFrame>
  );
}
