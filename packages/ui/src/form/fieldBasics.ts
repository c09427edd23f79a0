/** What every part of a form is told. */
export interface FieldBasics {
  /** Name under which it is sent; also its id, so that an error summary can link to `#{name}`. */
  name: string;
  label: string;
  /** What helps to fill it in; stands below the label and is read out with it. */
  hint?: string | undefined;
  /** What is wrong with it, in a sentence that says what to do. */
  error?: string | undefined;
  /** Everything that is not marked so must be filled in. `silently` in filters, where that needs no saying. */
  optional?: boolean | 'silently' | undefined;
}

/**
 * Attributes that tie a control to its hint and its error. The form itself has `noValidate`: the server judges, and its
 * sentences are better than the browser's bubbles.
 */
export function controlAttributes({ name, hint, error, optional }: Omit<FieldBasics, 'label'>) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}
