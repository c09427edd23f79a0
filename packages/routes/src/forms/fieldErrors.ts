import type { FieldProblem } from '@group/content-client/formField/formField';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { fileTexts } from './file.texts.ts';
import { formTexts } from './form.texts.ts';
import type { NotSent } from './formAnswer.ts';

export interface FieldError {
  name: string;
  message: string;
}

/**
 * What is wrong with the fields, in the visitor's words and in the order of the form. Each file has an error of its own.
 * @param labels by name of the field, in the order of the form
 */
export function useFieldErrors(answer: NotSent | undefined, labels: Readonly<Record<string, string>>): FieldError[] {
  const texts = useTexts(formTexts);
  const ofFiles = useTexts(fileTexts);
  if (!answer) return [];
  const say = (problem: FieldProblem, label: string): string => {
    const words = texts[problem];
    return typeof words === 'string' ? words : words(label);
  };
  return Object.entries(labels).flatMap(([name, label]) => {
    const problem = answer.problems[name];
    if (problem) return [{ name, message: say(problem, label) }];
    if (name !== 'files' || answer.files.length === 0) return [];
    const messages = new Set(answer.files.map((file) => ofFiles[file.problem](file.name)));
    return [...messages].map((message) => ({ name, message }));
  });
}

/** All that is wrong with one field, in sentences. */
export function errorOf(errors: readonly FieldError[], name: string): string | undefined {
  const messages = errors.filter((error) => error.name === name).map(({ message }) => message);
  return messages.length > 0 ? messages.join(' ') : undefined;
}
