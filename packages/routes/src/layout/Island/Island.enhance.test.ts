// @vitest-environment jsdom
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceIslands, type LoadIsland } from './Island.enhance.ts';

const onClick = vi.fn<() => void>();
const Form = () =>
  createElement('form', {}, [
    createElement('button', { key: 'own', type: 'button', onClick }, 'own'),
    createElement('input', { key: 'name', name: 'name' }),
  ]);

const load = vi.fn<LoadIsland>();

/** A page with an island. */
function open(): void {
  document.body.innerHTML = `<p hidden></p>
    <div data-island="Application" data-payload='{"language":"de","pathPrefix":"","props":{}}'
      ><form><button type="button">own</button><input name="name"></form></div>`;
  const [alert, island] = document.body.children;
  if (!(alert instanceof HTMLElement) || !(island instanceof HTMLElement)) throw new Error('the page is empty');
  island.before(alert);
  enhanceIslands({
    Application: load,
    OpenDates: load,
    Passport: load,
    SignatureMaker: load,
    VisitPage: load,
  });
}

const touch = (type = 'pointerdown') =>
  document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
const problem = () => document.querySelector('p')?.hidden === false;
const isHydrated = () => document.querySelector('[data-hydrated]') !== null;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  load.mockReset().mockResolvedValue(Form);
  onClick.mockReset();
  sessionStorage.clear();
});

describe('an island', () => {
  it.each(['pointerdown', 'keydown', 'focusin'])('is loaded on %s inside it, once', async (type) => {
    open();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    touch(type);
    touch(type);
    expect(load).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(isHydrated()).toBe(true));
  });

  it('is loaded in an idle period', () => {
    const idle = vi.fn<typeof requestIdleCallback>();
    vi.stubGlobal('requestIdleCallback', idle);
    open();
    expect([load.mock.calls.length, idle.mock.calls[0]?.[1]]).toEqual([0, { timeout: 3_000 }]);
    idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });
    expect(load).toHaveBeenCalledOnce();
  });

  it('gets a click from before its hydration, once', async () => {
    open();
    document.querySelector('button')?.click();
    touch();
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(isHydrated()).toBe(true));
    expect(onClick).toHaveBeenCalledOnce();
    document.querySelector('button')?.click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('an island whose code does not arrive', () => {
  it('shows an alert after 120 s, until the code arrives', async () => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<typeof Form>();
    load.mockReturnValue(late.promise);
    open();
    touch();
    await vi.advanceTimersByTimeAsync(119_999);
    expect(problem()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(problem()).toBe(true);
    vi.useRealTimers();
    late.resolve(Form);
    await vi.waitFor(() => expect([isHydrated(), problem()]).toEqual([true, false]));
  });

  it('does not reload under the hands of a visitor', async () => {
    vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: true } });
    load.mockRejectedValue(new Error('404'));
    open();
    touch();
    await vi.waitFor(() => expect(problem()).toBe(true));
    expect(sessionStorage.getItem('reloaded')).toBeNull();
  });
});
