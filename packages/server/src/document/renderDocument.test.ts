import { createElement } from 'react';
import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderDocument } from './renderDocument.tsx';

vi.mock('react-router', async (actual) => ({
  ...(await actual<object>()),
  ServerRouter: () => createElement('html', { lang: 'de' }),
}));

it('begins with the document type', async () => {
  const entryContext = { manifest: { entry: { module: '/entry.js' } } } as EntryContext;
  const request = new Request('http://tabor.example/');
  const page = await renderDocument(request, 200, new Headers(), entryContext, new RouterContextProvider());
  expect(await page.text()).toMatch(/^<!DOCTYPE html><html lang="de">/);
});
