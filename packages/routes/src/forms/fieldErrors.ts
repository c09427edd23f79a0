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
 * What is wrong with the fields, in the visitor's words. Each file has an error of its own. The same array until there
 * is another answer, as `ErrorSummary` takes the focus for each new one.
 * @param names of the fields, in the order of the form
 */
export function useFieldErrors<Name extends string>(
  answer: NotSent | undefined,
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): FieldError[] {
  const messages = useMessages(formMessages);
  const ofFiles = useMessages(fileMessages);
  return useMemo(() => {
    if (!answer) return [];
    const say = (problem: FieldProblem, label: string): string => {
      const words = messages[problem];
      return typeof words === 'string' ? words : words(label);
    };
    return names.flatMap((name) => {
      const problem = answer.problems[name];
      if (problem) return [{ name, message: say(problem, labels[name]) }];
      if (name !== 'files' || answer.files.length === 0) return [];
      const fileErrors = new Set(answer.files.map((file) => ofFiles[file.problem](file.name)));
      return [...fileErrors].map((message) => ({ name, message }));
    });
  }, [answer, names, labels, messages, ofFiles]);
}

/** All that is wrong with one field, in sentences. */
export function errorOf(errors: readonly FieldError[], name: string): string | undefined {
  const messages = errors.filter((error) => error.name === name).map(({ message }) => message);
  return messages.length > 0 ? messages.join(' ') : undefined;
}
