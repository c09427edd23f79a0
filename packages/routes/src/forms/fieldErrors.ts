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
 * What is wrong with the fields, in the visitor's words and in the order of the form.
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
    return [{ name, message: answer.files.map((file) => ofFiles[file.problem](file.name)).join(' ') }];
  });
}
