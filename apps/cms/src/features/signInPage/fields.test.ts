import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeField, Field } from './fields.tsx';

it('keeps keyboards of phones from correcting recovery codes, but not names', () => {
  const uncorrected = /autocapitalize="none" autocorrect="off" spellcheck="false"/i;
  expect(renderToStaticMarkup(createElement(CodeField, { isWrong: false }))).toMatch(uncorrected);
  const name = { label: 'Vorname', name: 'firstname', autoComplete: 'given-name' };
  expect(renderToStaticMarkup(createElement(Field, name))).not.toMatch(uncorrected);
});
