import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './control.css.ts';
import type { FieldBasics } from './fieldBasics.ts';
import { formMessages } from './form.messages.ts';

/** Label text, marked if the field is optional. */
export function LabelText({ label, optional }: Pick<FieldBasics, 'label' | 'optional'>) {
  const messages = useMessages(formMessages);
  return (
    <>
      {label}
      {optional === true && ' '}
      {optional === true && <span className={styles.optional}>({messages.optional})</span>}
    </>
  );
}

/** Hint and error of a field, with the ids that `controlAttributes` refers to. */
export function FieldNotes({ name, hint, error }: Pick<FieldBasics, 'name' | 'hint' | 'error'>) {
  const messages = useMessages(formMessages);
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon name="warning" />
          <span>
            <VisuallyHidden>{messages.error} </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
    </>
  );
}

/** Label, hint and error, followed by the control. */
export function FieldFrame({ children, ...basics }: FieldBasics & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={basics.name}>
        <LabelText {...basics} />
      </label>
      <FieldNotes {...basics} />
      {children}
    </div>
  );
}
