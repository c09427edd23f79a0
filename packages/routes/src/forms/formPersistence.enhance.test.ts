// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { restoreForm, saveForm } from './formPersistence.ts';
import { lacksFiles } from './lacksFiles.ts';
import { persistForms } from './formPersistence.enhance.ts';

/** Renders the page as the server sends it. */
function load({ key = 'first', surname = '', rejected = false, sent = false } = {}): void {
  const focus = rejected ? '<div autofocus tabindex="-1">Bitte prüfen Sie Ihre Angaben</div>' : '';
  const form = `<form data-keeps-typed>${focus}<input type="hidden" name="key" value="${key}">
    <input name="surname" value="${surname}"><input name="website" autocomplete="off"><input type="hidden" name="job" value="j1">
    <select name="area"><option value="" selected></option><option value="care"></option></select>
    <select name="place" autocomplete="off"><option value=""></option><option value="Bauma"></option></select>
    <input type="checkbox" name="apprenticeships" data-from-address>
    <details><textarea name="message"></textarea></details></form>`;
  document.body.innerHTML = sent ? '<div autofocus tabindex="-1">Gesendet</div>' : form;
  persistForms();
}

function control(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!input) throw new Error(`there is no field ${name}`);
  return input;
}

function type(name: string, value: string): void {
  control(name).value = value;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Renders a form that takes files. */
function loadWithFiles(): HTMLFormElement {
  load();
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  form.insertAdjacentHTML('beforeend', '<input type="file" name="files">');
  return form;
}

const unfolded = () => document.querySelector('details')?.open;
const values = () => ['key', 'surname', 'area', 'message'].map((name) => control(name).value);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('persistForms', () => {
  it('restores the values and the form’s key after a reload', () => {
    load();
    type('surname', 'Muster');
    type('area', 'care');
    type('message', 'Guten Tag\nAuf bald');
    load({ key: 'second' });
    expect(values()).toEqual(['first', 'Muster', 'care', 'Guten Tag\nAuf bald']);
  });

  it('restores a ticked box, and shows it, but none that was not ticked', () => {
    const boxes =
      '<input type="checkbox" name="house-bauma" value="yes"><input type="checkbox" name="house-geeren" value="yes">';
    load();
    document.querySelector('details')?.insertAdjacentHTML('beforeend', boxes);
    control('house-bauma').click();
    saveForm(document.forms[0] ?? document.createElement('form'));
    load();
    document.querySelector('details')?.insertAdjacentHTML('beforeend', boxes);
    persistForms();
    expect(['house-bauma', 'house-geeren'].map((name) => control(name).checked)).toEqual([true, false]);
    expect(unfolded()).toBe(true);
  });

  it('restores them in another language, whose path has another prefix', () => {
    history.replaceState(null, '', '/de/kontakt');
    load();
    type('surname', 'Muster');
    history.replaceState(null, '', '/it/kontakt');
    load();
    expect(control('surname').value).toBe('Muster');
    history.replaceState(null, '', '/it/jobs/schnellbewerbung');
    load();
    expect(control('surname').value).toBe('');
  });

  it('knows that files were chosen, which no page can choose again', () => {
    expect(lacksFiles(loadWithFiles())).toBe(false);
    const form = loadWithFiles();
    Object.defineProperty(control('files'), 'value', { value: String.raw`C:\fakepath\a.pdf` });
    saveForm(form);
    expect(lacksFiles(form)).toBe(false);
    const reloaded = loadWithFiles();
    restoreForm(reloaded);
    expect(lacksFiles(reloaded)).toBe(true);
  });

  it('leaves alone what another query determines at the same path', () => {
    load();
    type('place', 'Bauma');
    control('apprenticeships').click();
    for (const occasion of ['visit', 'trialDay']) {
      load();
      control('area').outerHTML = `<input type="hidden" name="occasion" value="${occasion}">`;
      persistForms();
      type('surname', 'Muster');
    }
    expect(['occasion', 'place', 'surname'].map((name) => control(name).value)).toEqual(['trialDay', '', 'Muster']);
    expect(control('apprenticeships').checked).toBe(false);
  });

  it('prefers the values in the server’s response to the stored ones', () => {
    load();
    type('surname', 'Muster');
    load({ key: 'second', surname: 'Meister', rejected: true });
    expect(values()).toEqual(['second', 'Meister', '', '']);
    load({ key: 'third' });
    expect(values()).toEqual(['second', 'Meister', '', '']);
  });

  it('clears the stored values after a successful submission', () => {
    load();
    type('surname', 'Muster');
    load({ sent: true });
    load({ key: 'second' });
    expect(values()).toEqual(['second', '', '', '']);
  });

  it('ignores other pages, other forms and the honeypot', () => {
    load();
    type('website', 'spam');
    type('job', 'j2');
    document.body.innerHTML = '<form><input type="password" name="password"></form>';
    type('password', 'geheim');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/spam|j2|geheim/);
    load();
    expect([control('website').value, control('job').value]).toEqual(['', 'j1']);
  });
});
