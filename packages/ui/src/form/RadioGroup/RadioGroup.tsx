import { box, choice, group } from '../choice.css.ts';
import * as styles from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldNotes, LabelText } from '../FieldFrame.tsx';

export interface RadioGroupProps extends FieldBasics {
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
}

/** A choice among a few visible options. The first has the group's name as id, as the target of the error summary. */
export function RadioGroup({ options, defaultValue, ...basics }: RadioGroupProps) {
  const { id, name, required, ...attributes } = controlAttributes(basics);
  return (
    <fieldset className={group} aria-describedby={attributes['aria-describedby']}>
      <legend className={styles.label}>
        <LabelText {...basics} />
      </legend>
      <FieldNotes {...basics} />
      <div>
        {options.map(({ value, label }, position) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              id={position === 0 ? id : undefined}
              name={name}
              value={value}
              required={required}
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
