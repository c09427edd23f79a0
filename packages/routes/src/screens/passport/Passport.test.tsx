import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRequest } from '../../forms/request.fixture.ts';
import { Passport } from './Passport.tsx';
import { passportFixture } from './passport.fixture.ts';
import type { PassportState } from './passportState.ts';

const open: PassportState = { kind: 'open', passport: passportFixture };
const invited: PassportState = { kind: 'open', passport: { ...passportFixture, stage: 'invited' } };
const erasure = { erasedAt: '2026-11-28T08:00:00.000Z', reason: 'withdrawn', files: 2 } as const;
const waiting: PassportState = { kind: 'waiting', reference: 'K7QM-3F9X', acceptedAt: '2026-11-20T08:00:00.000Z' };

const ask = vi.fn<typeof fetch>();

/** What the website answers from now on. */
const serve = (state: object, status = 200) =>
  ask.mockImplementation(() => Promise.resolve(Response.json(state, { status })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-28T09:12:00Z');
  vi.stubGlobal('fetch', ask.mockReset());
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.last = undefined;
  history.replaceState(null, '', '/meine/bewerbung/0a');
});

const show = (initial: PassportState) => render(<Passport initial={initial} house="Tabor" phone="044 000 00 00" />);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const said = () => screen.getAllByRole('status')[0]?.textContent;
const formOf = (action: string) =>
  document.querySelector<HTMLFormElement>(`form:has([name=action][value=${action}])`) ?? expect.fail('no form');

async function send(action: string) {
  await act(async () => void fireEvent.submit(formOf(action)));
  await pass(0);
}

/** Lets the network do something with the form that was sent last. */
async function network(event: (request: FakeRequest) => void) {
  await act(async () => FakeRequest.last && event(FakeRequest.last));
  await pass(0);
}

describe('the page of an application that stays open', () => {
  it('looks again on return to it, and once more where the connection broke', async () => {
    serve(open);
    show(waiting);
    ask.mockRejectedValueOnce(new TypeError('offline'));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await pass(1_500);
    expect([ask.mock.calls.length, said()]).toEqual([2, 'Neu: Ihre Bewerbung ist bei uns.']);
  });

  it.each([
    ['the website says only that it is safe', waiting, 200],
    ['the website cannot tell', {}, 503],
    ['something else answers', { kind: 'Status' }, 200],
  ])('keeps what it said, and says from when it is, while %s', async (_, answer, status) => {
    serve(answer, status);
    show(invited);
    await pass(30_000);
    await pass(10_000);
    expect(title()).toBe('Sie sind zu einem Gespräch eingeladen');
    expect(said()).toMatch(/^Stand von 10.12 Uhr/);
    serve(invited);
    await pass(30_000);
    expect(said()).toBe('');
  });

  it('asks no more once it is erased', async () => {
    serve({ kind: 'erased', erasure });
    show(open);
    await pass(31_000);
    expect(title()).toBe('Ihre Bewerbung ist gelöscht');
    await pass(90_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('a form of the page of an application', () => {
  it('says that it withdraws, and that it is done by the answer only', async () => {
    show(open);
    fireEvent.click(screen.getByLabelText(/^Ja, alles löschen/));
    await send('withdraw');
    expect([title(), screen.queryByText('Wird gesendet …') === null]).toEqual(['Wird zurückgezogen …', false]);
    expect([FakeRequest.last?.target, FakeRequest.last?.body?.get('confirmed')]).toEqual([
      '/meine/bewerbung/0a/stand',
      'yes',
    ]);
    await network((request) => request.answer({ kind: 'erased', erasure }));
    expect([title(), said()]).toEqual(['Ihre Bewerbung ist gelöscht', '']);
    expect(document.activeElement?.textContent).toBe('Ihre Bewerbung ist gelöscht');
  });

  it('says why it changed nothing, and takes the focus', async () => {
    show(open);
    await send('withdraw');
    const refused = { action: 'withdraw', problems: {}, files: [], values: {}, formError: 'unconfirmed' };
    await network((request) => request.answer(refused));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Bestätigen Sie zuerst');
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(title()).toBe('Ihre Bewerbung ist bei uns');
  });

  it('leaves the cursor in the field that is corrected, whatever the page learns meanwhile', async () => {
    serve(invited);
    show(open);
    await send('contact');
    const refused = { action: 'contact', problems: { tel: 'phone' }, files: [], values: { tel: '1' } };
    await network((request) => request.answer(refused));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    const phone = screen.getByLabelText('Neue Telefonnummer');
    phone.focus();
    await pass(31_000);
    expect(title()).toBe('Sie sind zu einem Gespräch eingeladen');
    expect(document.activeElement).toBe(phone);
  });

  it('is sent again by itself where that is the same as once, and then says that nobody knows', async () => {
    serve(open);
    show(open);
    await send('withdraw');
    const requests = new Set<FakeRequest>();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      if (FakeRequest.last) requests.add(FakeRequest.last);
      await network((request) => request.dispatchEvent(new Event('error')));
      await pass(5_000);
    }
    expect(requests.size).toBe(3);
    expect(screen.getByRole('alert').textContent).toContain('steht auf dieser Seite');
  });

  it('shows the upload of files, which can be cancelled and are sent once', async () => {
    serve(open);
    show(open);
    const form = formOf('files');
    form.addEventListener('formdata', ({ formData }) => formData.set('files', new File(['%PDF-1.7'], 'Diplom.pdf')));
    await send('files');
    const first = FakeRequest.last;
    await network(({ upload }) =>
      upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 })),
    );
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveProperty('value', 0.25);
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen', hidden: true }));
    await pass(10_000);
    expect(FakeRequest.last).toBe(first);
    expect(screen.getByRole('alert').textContent).toContain('steht auf dieser Seite');

    await send('files');
    await network((request) => request.answer({ ...open, done: 'files' }));
    expect(screen.queryByText('Ihre Dateien sind bei uns.')).not.toBeNull();
    await pass(40_000);
    expect(screen.queryByText('Ihre Dateien sind bei uns.')).not.toBeNull();
    expect(formOf('files').closest('details')?.open).toBe(false);
  });
});
