// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { enhancePage } from './enhance.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  document.body.replaceChildren();
});

it('runs on a prerendered page once a visitor sees it', () => {
  const loading = vi.spyOn(document, 'addEventListener');
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  enhancePage();
  expect(loading.mock.calls.map(([type]) => type)).toEqual(['prerenderingchange']);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loading.mock.calls.length).toBeGreaterThan(1);
});

it('makes no date format before a page shows a time', async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const { enhancePage: enhanceAnew } = await import('./enhance.ts');
  enhanceAnew();
  expect(made).not.toHaveBeenCalled();
});
