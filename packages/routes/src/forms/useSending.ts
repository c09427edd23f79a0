import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormAnswer, NotSent } from './formAnswer.ts';
import { clearForm, persistsAttribute, restoreForm, saveForm } from './formPersistence.ts';

type State = { at: 'rest' } | { at: 'sending'; share: number; files: boolean } | { at: 'broken' } | { at: 'cancelled' };

function isAnswer(value: unknown): value is FormAnswer {
  return typeof value === 'object' && value !== null && ('sent' in value || 'formToken' in value);
}

function read(text: string): FormAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isAnswer(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** React does not control hidden fields; a response may contain new values. */
function renewFormToken(form: HTMLFormElement, { key, moment }: { key: string; moment: string }): void {
  for (const [name, value] of Object.entries({ key, moment })) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = value;
  }
}

const lostFiles = (answer: NotSent | undefined): boolean =>
  answer !== undefined && (answer.filesCame > 0 || answer.formError === 'tooLarge' || answer.formError === 'crowded');

function hasFiles(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof File && value.name !== '');
}

/**
 * Sends a form without leaving the page, so that its progress can be shown.
 * @param path resource route that accepts the form
 * @param initial the server's answer to a form that was sent without JavaScript
 */
export function useSending(path: string, initial: FormAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<XMLHttpRequest>(null);
  const [answer, setAnswer] = useState(initial);
  const [state, setState] = useState<State>({ at: 'rest' });

  useEffect(() => {
    if (initial?.sent !== undefined) clearForm();
    // React resets hidden fields and text areas when it hydrates.
    else if (form.current) restoreForm(form.current);
    return () => request.current?.abort();
  }, [initial]);

  function arrived(xhr: XMLHttpRequest, sent: HTMLFormElement): void {
    const said = read(xhr.responseText);
    setState({ at: said ? 'rest' : 'broken' });
    if (!said) return;
    setAnswer(said);
    if (said.sent !== undefined) return clearForm();
    // Only if the server did not know the key: a new key for a form that did arrive would submit it twice.
    if (said.formError === 'again') renewFormToken(sent, said.formToken);
    saveForm(sent);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.at === 'sending') return;
    const sent = event.currentTarget;
    saveForm(sent);
    const content = new FormData(sent);
    const files = hasFiles(content);
    const xhr = new XMLHttpRequest();
    request.current = xhr;
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      setState({ at: 'sending', share: total > 0 ? loaded / total : 0, files }),
    );
    xhr.addEventListener('load', () => arrived(xhr, sent));
    xhr.addEventListener('error', () => setState({ at: 'broken' }));
    xhr.addEventListener('abort', () => setState({ at: 'cancelled' }));
    setState({ at: 'sending', share: 0, files });
    xhr.open('POST', path);
    xhr.send(content);
  }

  return {
    answer,
    state,
    /** Whether files were sent without JavaScript, which the new page does not have. */
    filesLost: answer === initial && answer?.sent === undefined && lostFiles(answer),
    cancel: () => request.current?.abort(),
    formProps: { ...persistsAttribute, ref: form, onSubmit: submit },
  };
}
