import { beforeEach, describe, expect, it } from 'vitest';
import { persistForms } from './formPersistence.ts';

/** Renders the page as the server sends it. */
function arrive({ key = 'first', surname = '', answered = false, sent = false } = {}): void {
  const focus = answered ? '<div autofocus tabindex="-1">Bitte prüfen Sie Ihre Angaben</div>' : '';
  const form = `<form data-keeps-typed>${focus}<input type="hidden" name="key" value="${key}">
    <input name="surname" value="${surname}"><input name="website"><input type="hidden" name="job" value="j1">
    <select name="area"><option value="" selected></option><option value="care"></option></select>
    <textarea name="message"></textarea></form>`;
  document.body.innerHTML = sent ? '<div autofocus tabindex="-1">Gesendet</div>' : form;
  persistForms();
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

function type(name: string, value: string): void {
  control(name).value = value;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
}

const values = () => ['key', 'surname', 'area', 'message'].map((name) => control(name).value);

beforeEach(() => sessionStorage.clear());

describe('persistForms', () => {
  it('restores the values and the form’s key after a reload', () => {
    arrive();
    type('surname', 'Muster');
    type('area', 'care');
    type('message', 'Guten Tag\nAuf bald');
    arrive({ key: 'second' });
    expect(values()).toEqual(['first', 'Muster', 'care', 'Guten Tag\nAuf bald']);
  });

  it('prefers the values in the server’s response to the stored ones', () => {
    arrive();
    type('surname', 'Muster');
    arrive({ key: 'second', surname: 'Meister', answered: true });
    expect(values()).toEqual(['second', 'Meister', '', '']);
    arrive({ key: 'third' });
    expect(values()).toEqual(['second', 'Meister', '', '']);
  });

  it('clears the stored values after a successful submission', () => {
    arrive();
    type('surname', 'Muster');
    arrive({ sent: true });
    arrive({ key: 'second' });
    expect(values()).toEqual(['second', '', '', '']);
  });

  it('ignores other pages, other forms and the honeypot', () => {
    arrive();
    type('website', 'spam');
    type('job', 'j2');
    document.body.innerHTML = '<form><input type="password" name="password"></form>';
    type('password', 'geheim');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/spam|j2|geheim/);
    arrive();
    expect([control('website').value, control('job').value]).toEqual(['', 'j1']);
  });
});
