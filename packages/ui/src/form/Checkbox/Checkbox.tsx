import { box, choice } from '../choice.css.ts';
import { field } from '../control.css.ts';
import { controlAttributes, type FieldBasics } from '../fieldBasics.ts';
import { FieldNotes } from '../FieldFrame.tsx';

export interface CheckboxProps extends FieldBasics {
  /** Submitted when checked. */
  value?: string;
  defaultChecked?: boolean | undefined;
  /** Whether the address of the page determines the choice, so that a form that keeps what is typed leaves it out. */
  isFromAddress?: boolean;
}

/** A single yes-or-no choice. */
export function Checkbox({ label, value = 'yes', defaultChecked, isFromAddress, ...basics }: CheckboxProps) {
  return (
    <div className={field}>
      <FieldNotes {...basics} />
      <label className={choice}>
        <input
          {...controlAttributes(basics)}
          type="checkbox"
          className={box}
          value={value}
          defaultChecked={defaultChecked}
          data-from-address={isFromAddress ? '' : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
