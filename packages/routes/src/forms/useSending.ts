import { QueryClient, useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormAnswer, NotSent } from './formAnswer.ts';
import { clearForm, persistsAttribute, restoreForm, saveForm } from './formPersistence.ts';
import { sendForm } from './sendForm.ts';

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

/** One attempt to send a form. */
interface Attempt {
  form: HTMLFormElement;
  content: FormData;
  controller: AbortController;
}

/**
 * Sends a form without leaving the page, so that its progress can be shown.
 * @param path resource route that accepts the form
 * @param initial the server's answer to a form that was sent without JavaScript
 */
export function useSending(path: string, initial: FormAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(initial);
  const [share, setShare] = useState(0);
  const [client] = useState(() => new QueryClient());
  const { mutate, isPending, isError, variables } = useMutation(
    {
      mutationFn: ({ content, controller: { signal } }: Attempt) =>
        sendForm({ path, content, signal, onProgress: setShare }),
      // Offline, the visitor learns at once that the form was not sent, rather than waiting for a connection.
      networkMode: 'always',
      onMutate: () => setShare(0),
      onSuccess(said, { form: sent }) {
        setAnswer(said);
        if (said.sent !== undefined) return clearForm();
        // Only if the server did not know the key: a new key for a form that did arrive would submit it twice.
        if (said.formError === 'again') renewFormToken(sent, said.formToken);
        saveForm(sent);
      },
    },
    client,
  );

  useEffect(() => {
    if (initial?.sent !== undefined) clearForm();
    // React resets hidden fields and text areas when it hydrates.
    else if (form.current) restoreForm(form.current);
  }, [initial]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // `isPending` is up to date only after the next render.
    if (client.isMutating() > 0) return;
    const sent = event.currentTarget;
    saveForm(sent);
    mutate({ form: sent, content: new FormData(sent), controller: new AbortController() });
  }

  const failed = variables?.controller.signal.aborted ? 'cancelled' : 'broken';
  return {
    answer,
    /** Missing unless the form is being sent. */
    sending: isPending ? { share, files: hasFiles(variables.content) } : undefined,
    /** Why the last attempt brought no answer. */
    failed: isError ? failed : undefined,
    /** Whether files were sent without JavaScript, which the new page does not have. */
    filesLost: answer === initial && answer?.sent === undefined && lostFiles(answer),
    cancel: () => variables?.controller.abort(),
    formProps: { ...persistsAttribute, ref: form, onSubmit: submit },
  } as const;
}
