import { storedValues } from './formPersistence.ts';

/** Whether files were chosen that the visitor has to choose again. */
export function lacksFiles(form: HTMLFormElement): boolean {
  const values = storedValues();
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type=file]');
  return [...inputs].some(({ name, value }) => !value && Boolean(values.get(name)));
}
