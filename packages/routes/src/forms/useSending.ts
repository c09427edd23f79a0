import { favicon } from '@group/content-client/contract/paths';
import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react';
import { type FormAnswer, isAnswer, type NotSent, type Sent } from './formAnswer.ts';
import { clearForm, persistsAttribute, restoreForm, saveForm } from './formPersistence.ts';
import { lacksFiles } from './lacksFiles.ts';
import { sendForm } from './sendForm.ts';

/** Whether a link has led here, rather than a reload or the way back. */
function isOpened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
}

/**
 * The confirmation that this entry of the session history has shown; it ends with the tab. A link opens an empty form:
 * browsers keep the state of an entry where the address stays the same, and the next person may be another one.
 */
function confirmedBefore(): Sent | undefined {
  const { answer }: { answer?: unknown } = Object(history.state);
  if (!isAnswer(answer) || answer.sent === undefined) return undefined;
  if (!isOpened()) return answer;
  history.replaceState({ ...history.state, answer: undefined }, '');
  return undefined;
}

/** The value of a text field. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** React does not control hidden fields; a response may contain new values. */
function renewFormToken(form: HTMLFormElement, { key, moment }: { key: string; moment: string }): void {
  for (const [name, value] of Object.entries({ key, moment })) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = value;
  }
}

const lostFiles = (answer: NotSent | undefined): boolean =>
  answer !== undefined && (answer.fileCount > 0 || answer.formError === 'tooLarge' || answer.formError === 'crowded');

/** Whether a form has files to upload. */
export function hasFiles(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof File && value.name !== '');
}

/** The form's texts without its key: the server says what is wrong with them, and takes nothing over. */
function withoutKeyAndFiles(form: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of form) if (typeof value === 'string' && name !== 'key') texts.append(name, value);
  return texts;
}

/** One attempt to send a form. */
interface Attempt {
  form: HTMLFormElement;
  content: FormData;
  controller: AbortController;
}

interface Outcome {
  answer: FormAnswer | undefined;
  /** Why the last attempt brought no answer. */
  failed?: 'cancelled' | 'broken';
  /** Of how many attempts in a row nothing was sent. */
  blocked?: number;
}

/** After so many, the browser sends the form: a filter may block requests of scripts only. A broken upload has begun. */
const maxBlocked = 3;

/** With a picture, which such a filter does not block. */
async function isSiteAvailable(): Promise<boolean> {
  const picture = new Image();
  picture.src = `${favicon.href()}?${Date.now()}`;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** Sends the form as without JavaScript. Its token is the same, so what has arrived is not submitted twice. */
function sendByBrowser(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  form.submit();
  // The answer is another page.
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      window.stop();
      resolve();
    });
  });
}

/**
 * Sends a form without leaving the page, so that its progress can be shown.
 * @param path resource route that accepts the form
 * @param initial the server's answer to a form that was sent without JavaScript
 */
export function useSending(path: string, initial: FormAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  /** The pending state is up to date only after the next render. */
  const busy = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>();
  const [share, setShare] = useState(0);
  const [filesForgotten, setFilesForgotten] = useState(false);
  /** A reload and the way back show the form's page again, and with it the only link to what was sent. */
  const [confirmed, setConfirmed] = useState<Sent>();

  async function send(before: Outcome, { form: sent, content, controller }: Attempt): Promise<Outcome> {
    const { signal } = controller;
    let hasBegun = false;
    const post = (body: FormData, onProgress: (share: number) => void) => {
      const report = (uploaded: number): void => {
        hasBegun = true;
        onProgress(uploaded);
      };
      return sendForm({ path, content: body, isAnswer, signal, onProgress: report });
    };
    try {
      // On a slow connection, an upload takes minutes.
      const checked = hasFiles(content) ? await post(withoutKeyAndFiles(content), () => {}) : undefined;
      if (checked && checked.sent === undefined && Object.keys(checked.problems).length > 0) {
        saveForm(sent);
        const formToken = { key: textIn(content, 'key'), moment: textIn(content, 'moment') };
        return { answer: { ...checked, formError: undefined, formToken } };
      }
      const answer = await post(content, setShare);
      if (answer.sent === undefined) {
        // Only if the server did not know the key: a new key for a form that did arrive would submit it twice.
        if (answer.formError === 'again') renewFormToken(sent, answer.formToken);
        saveForm(sent);
      } else clearForm();
      return { answer };
    } catch {
      const blocked = hasBegun ? 0 : (before.blocked ?? 0) + 1;
      if (!signal.aborted && blocked >= maxBlocked && (await isSiteAvailable())) await sendByBrowser(sent, signal);
      return signal.aborted ? { ...before, failed: 'cancelled' } : { ...before, failed: 'broken', blocked };
    } finally {
      busy.current = false;
    }
  }
  const [{ answer = confirmed, failed }, sendAttempt, isPending] = useActionState(send, { answer: initial });

  useEffect(() => {
    if (answer?.sent !== undefined) history.replaceState({ ...history.state, answer }, '');
  }, [answer]);

  useEffect(() => {
    const before = initial ? undefined : confirmedBefore();
    if (before) setConfirmed(before);
    else if (initial?.sent !== undefined) clearForm();
    // React resets hidden fields and text areas when it hydrates.
    else if (form.current) {
      restoreForm(form.current);
      setFilesForgotten(lacksFiles(form.current));
    }
  }, [initial]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const sent = event.currentTarget;
    saveForm(sent);
    const next = { form: sent, content: new FormData(sent), controller: new AbortController() };
    setShare(0);
    setAttempt(next);
    startTransition(() => sendAttempt(next));
  }

  return {
    answer,
    /** Missing unless the form is being sent. */
    sending: isPending && attempt ? { share, files: hasFiles(attempt.content) } : undefined,
    failed: isPending ? undefined : failed,
    /** Whether files were chosen before, or sent without JavaScript, which this page does not have. */
    filesLost: answer === initial && answer?.sent === undefined && (filesForgotten || lostFiles(answer)),
    cancel: () => attempt?.controller.abort(),
    formProps: { ...persistsAttribute, ref: form, onSubmit: submit },
  } as const;
}
