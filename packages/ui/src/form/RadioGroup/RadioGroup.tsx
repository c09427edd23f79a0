import type { ReactNode } from 'react';
import { box, choice, group } from '../choice.css.ts';
import * as styles from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldNotes, LabelText } from '../FieldFrame.tsx';

export interface RadioGroupProps extends FieldBasics {
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  defaultValue?: string | undefined;
}

/** A choice among a few visible options. The first that can be chosen has the group's name as id, as the target of the error summary. */
export function RadioGroup({ options, defaultValue, ...basics }: RadioGroupProps) {
  const { id, name, ...attributes } = controlAttributes(basics);
  const first = options.findIndex(({ disabled }) => !disabled);
  return (
    <fieldset role="radiogroup" className={group} {...attributes}>
      <legend className={styles.label}>
        <LabelText {...basics} />
      </legend>
      <FieldNotes {...basics} />
      <div>
        {options.map(({ value, label, disabled }, position) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              id={position === first ? id : undefined}
              name={name}
              value={value}
              disabled={disabled}
              className={box}
              defaultChecked={value === defaultValue}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
