import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FormAnswer } from './formAnswer.ts';
import { notSent } from './formAnswer.fixture.ts';
import { FakeRequest } from './request.fixture.ts';
import { useSending } from './useSending.ts';

const formToken = { key: 'first', moment: '1' };
const refused = notSent({ problems: { surname: 'missing' }, formToken });

function Form({ initial }: { initial?: FormAnswer }) {
  const { answer, sending, failed, cancel, formProps } = useSending('/senden', initial);
  return (
    <form {...formProps}>
      <input name="surname" aria-label="surname" />
      <output>
        {JSON.stringify({
          sent: answer?.sent,
          refused: answer && answer.sent === undefined ? true : undefined,
          token: answer?.sent === undefined && answer?.formToken.key === 'own' ? answer.formToken : undefined,
          sending,
          failed,
        })}
      </output>
      <button type="button" onClick={cancel}>
        cancel
      </button>
      <button type="submit">send</button>
    </form>
  );
}

const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent);

function click(name: string) {
  return act(async () => void fireEvent.click(screen.getByRole('button', { name })));
}

/** Clicks on the button and waits for the request. */
async function send(): Promise<void> {
  FakeRequest.last = undefined;
  await click('send');
  await vi.waitFor(() => expect(FakeRequest.last).toBeDefined());
}

const keysOfLast = (): string[] => [...(FakeRequest.last?.body?.keys() ?? [])].toSorted();

function network(event: (request: FakeRequest) => void) {
  return act(async () => FakeRequest.last && event(FakeRequest.last));
}

function uploadQuarter({ upload }: FakeRequest): void {
  upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }));
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  sessionStorage.clear();
  history.replaceState(null, '');
});

/** A pending action holds back the transitions of every later test. */
afterEach(() => network((request) => request.abort()));

describe('useSending', () => {
  it('shows the progress, then the answer', async () => {
    render(<Form />);
    fireEvent.input(screen.getByLabelText('surname'), { target: { value: 'Muster' } });
    await send();
    await expect.poll(shown).toEqual({ sending: { share: 0, files: false } });
    expect([FakeRequest.last?.target, FakeRequest.last?.body?.get('surname')]).toEqual(['/senden', 'Muster']);
    await network(uploadQuarter);
    await expect.poll(shown).toEqual({ sending: { share: 0.25, files: false } });
    await network((request) => request.answer({ sent: 'K7QM-3F9X' }));
    await expect.poll(shown).toEqual({ sent: 'K7QM-3F9X' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows why a form was rejected, also while it is sent again, and stores its values', async () => {
    render(<Form />);
    await send();
    await network((request) => request.answer(refused));
    await expect.poll(shown).toEqual({ refused: true });
    expect(sessionStorage).toHaveLength(1);
    await send();
    await expect.poll(shown).toEqual({ refused: true, sending: { share: 0, files: false } });
  });

  it('can be cancelled and sent again', async () => {
    render(<Form />);
    await send();
    await expect.poll(shown).toEqual({ sending: { share: 0, files: false } });
    await click('cancel');
    await expect.poll(shown).toEqual({ failed: 'cancelled' });
    await send();
    await expect.poll(shown).toEqual({ sending: { share: 0, files: false } });
    await network((request) => request.answer({ sent: 'K7QM-3F9X' }));
    await expect.poll(shown).toEqual({ sent: 'K7QM-3F9X' });
  });

  it.each([
    ['the connection breaks', (request: FakeRequest) => void request.dispatchEvent(new Event('error'))],
    ['the response is no answer', (request: FakeRequest) => request.answer(null)],
    ['the response has no reference', (request: FakeRequest) => request.answer({ sent: true })],
  ])('says so if %s, and does not wait for a connection', async (_, event) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Form />);
    await send();
    await expect.poll(shown).toEqual({ sending: { share: 0, files: false } });
    await network(event);
    await expect.poll(shown).toEqual({ failed: 'broken' });
  });

  it.each([
    ['sends the form as without JavaScript', 'nothing was sent', true, { sending: { share: 0, files: false } }],
    ['says so', 'nothing was sent and the site is away', false, { failed: 'broken' }],
    ['says so', 'the upload had begun', true, { failed: 'broken' }],
  ])('%s after three attempts of which %s', async (_, what, isAvailable, last) => {
    class Picture {
      decode = () => (isAvailable ? Promise.resolve() : Promise.reject(new Error('offline')));
    }
    vi.stubGlobal('Image', Picture);
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    vi.spyOn(window, 'stop').mockReturnValue();
    render(<Form />);
    for (const state of [{ failed: 'broken' }, { failed: 'broken' }, last]) {
      expect(submit).not.toHaveBeenCalled();
      await send();
      if (what === 'the upload had begun') await network(uploadQuarter);
      await network((request) => void request.dispatchEvent(new Event('error')));
      await expect.poll(shown).toEqual(state);
    }
    expect(submit).toHaveBeenCalledTimes('sending' in last ? 1 : 0);
    await click('cancel');
    await expect.poll(shown).toEqual({ failed: 'sending' in last ? 'cancelled' : 'broken' });
  });

  it('shows no confirmation for what else the history may hold', () => {
    onTestFinished(() => history.replaceState(null, ''));
    for (const state of [null, 'text', { answer: refused }, { answer: { sent: 'K7QM' } }]) {
      history.replaceState(state, '');
      const { unmount } = render(<Form />);
      expect(shown()).toEqual({});
      unmount();
    }
  });

  it('uploads files only once the server finds nothing wrong with the texts, and asks without the key', async () => {
    // jsdom lets no script choose a file.
    class FormWithFile extends FormData {
      constructor(form?: HTMLFormElement) {
        super(form);
        if (!form) return;
        this.set('key', 'own');
        this.set('moment', '2');
        this.set('files', new File(['%PDF-'], 'cv.pdf'));
      }
    }
    vi.stubGlobal('FormData', FormWithFile);
    render(<Form />);
    await send();
    expect(keysOfLast()).toEqual(['moment', 'surname']);
    await network((request) => request.answer({ ...refused, formError: 'again' }));
    await expect.poll(shown).toEqual({ refused: true, token: { key: 'own', moment: '2' } });
    await send();
    await network((request) => request.answer({ ...refused, formError: 'again', problems: {} }));
    await vi.waitFor(() => expect(keysOfLast()).toEqual(['files', 'key', 'moment', 'surname']));
    await network((request) => request.answer({ sent: 'K7QM-3F9X' }));
    await expect.poll(shown).toEqual({ sent: 'K7QM-3F9X' });
  });

  it('sends one request at a time', async () => {
    render(<Form />);
    const sent = vi.spyOn(FakeRequest.prototype, 'send');
    const button = screen.getByRole('button', { name: 'send' });
    fireEvent.click(button);
    fireEvent.click(button);
    await expect.poll(shown).toEqual({ sending: { share: 0, files: false } });
    await click('send');
    expect(sent).toHaveBeenCalledOnce();
  });
});
