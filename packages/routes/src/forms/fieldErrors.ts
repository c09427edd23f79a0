import type { FieldProblem } from '@group/content-client/formField/formField';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { useMemo } from 'react';
import { fileMessages } from './file.messages.ts';
import { formMessages } from './form.messages.ts';
import type { NotSent } from './formAnswer.ts';

export interface FieldError {
  name: string;
  message: string;
}

/**
 * The error messages of the fields; of `files`, the different ones of its files. While all arguments are the same, so is
 * the array: `ErrorSummary` takes focus for each new one, so that an island keeps `names` and `texts` between renders.
 * @param names of the fields, in the order of the form
 * @param texts the label of each field and, for a required one, the sentence that asks for it, e.g. `nameMissing`
 */
export function useFieldErrors<Name extends string>(
  answer: Pick<NotSent, 'problems' | 'files'> | undefined,
  names: readonly Name[],
  texts: Readonly<Record<Name, string>> & Readonly<Record<string, unknown>>,
): FieldError[] {
  const messages = useMessages(formMessages);
  const fileProblems = useMessages(fileMessages);
  return useMemo(() => {
    if (!answer) return [];
    const say = (problem: FieldProblem, name: Name): string => {
      const request = texts[`${name}Missing`];
      if (problem === 'missing') return typeof request === 'string' ? request : texts[name];
      const text = messages[problem];
      return typeof text === 'string' ? text : text(texts[name]);
    };
    return names.flatMap((name) => {
      const problem = answer.problems[name];
      if (problem) return [{ name, message: say(problem, name) }];
      if (name !== 'files' || answer.files.length === 0) return [];
      const fileErrors = new Set(answer.files.map((file) => fileProblems[file.problem](file.name)));
      return [...fileErrors].map((message) => ({ name, message }));
    });
  }, [answer, names, texts, messages, fileProblems]);
}

/**
 * The errors of a form, see {@link useFieldErrors}, and the props of each of its fields.
 * @param values that were entered before
 */
export function useFormFields<Name extends string>(
  answer: Pick<NotSent, 'problems' | 'files'> | undefined,
  names: readonly Name[],
  texts: Parameters<typeof useFieldErrors<Name>>[2],
  values: NotSent['values'] | undefined,
) {
  const errors = useFieldErrors(answer, names, texts);
  const field = (name: Name) => ({
    name,
    label: texts[name],
    error: errorOf(errors, name),
    defaultValue: values?.[name],
  });
  return { errors, field };
}

/** The messages of one field, joined. */
export function errorOf(errors: readonly FieldError[], name: string): string | undefined {
  const messages = errors.filter((error) => error.name === name).map(({ message }) => message);
  return messages.length > 0 ? messages.join(' ') : undefined;
}
