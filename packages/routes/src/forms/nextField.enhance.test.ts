// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadToNextField } from './nextField.enhance.ts';

beforeAll(leadToNextField);

beforeEach(() => {
  document.body.innerHTML = `<form><input type="hidden" name="key"><input name="website" tabindex="-1">
    <input id="surname" enterkeyhint="next"><input type="hidden" name="area"><input id="tel" enterkeyhint="next">
    <details><summary>Weitere</summary><input id="contact"></details><input id="code"></form>`;
});

/** Presses the return key in a field. Returns whether the browser still sends the form, and what has the focus. */
function press(id: string, { touch = true, init = {} }: { touch?: boolean; init?: KeyboardEventInit } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: touch && query === '(pointer: coarse)' }));
  const field = document.querySelector<HTMLElement>(`#${id}`);
  field?.focus();
  const sends = field?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
  );
  return { sends, focus: document.activeElement?.id };
}

describe('leadToNextField', () => {
  it('goes to the next field that is shown', () => {
    expect(press('surname')).toEqual({ sends: false, focus: 'tel' });
    expect(press('tel')).toEqual({ sends: false, focus: 'code' });
  });

  it.each([
    ['on a device with a keyboard', 'surname', { touch: false }],
    ['in a field that does not lead on', 'code', {}],
    ['while a word is composed', 'surname', { init: { isComposing: true } }],
    ['for another key', 'surname', { init: { key: 'a' } }],
  ] as const)('leaves the key alone %s', (_, id, given) => {
    expect(press(id, given)).toEqual({ sends: true, focus: id });
  });
});
