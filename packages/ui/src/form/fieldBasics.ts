/** Props of every form control. */
export interface FieldBasics {
  /** Form field name; also its id, so that the error summary can link to `#{name}`. */
  name: string;
  label: string;
  /** Help text below the label; part of the accessible description. */
  hint?: string | undefined;
  /** Error message that tells how to fix the problem. */
  error?: string | undefined;
  /** Fields are required by default. Use `silently` in filters, where the "optional" mark would be noise. */
  optional?: boolean | 'silently' | undefined;
}

/**
 * Attributes that associate a control with its hint and its error. Forms have `noValidate`: the server validates, with
 * better messages than those of the browser.
 */
export function controlAttributes({ name, hint, error, optional }: Omit<FieldBasics, 'label'>) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    // Not `required`, by which screen readers call fields and forms invalid before anything is typed.
    'aria-required': optional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}
