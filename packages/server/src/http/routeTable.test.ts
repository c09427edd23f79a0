import type { ScreenHandle } from '@group/routes/site/screenHandle';
import { describe, expect, it, vi } from 'vitest';
import { createListing, createScreens, decodablePath } from './routeTable.ts';

const undecodable = ['/%', '/%zz/max.muster', '/%c0%af', '/de/%E0%A4%A', '/%ff'];

describe('decodablePath', () => {
  it.each(undecodable)('replaces what is percent-encoded in %s', (path) => {
    const decoded = decodeURIComponent(decodablePath(path));
    expect(decoded).toBe(path.replaceAll(/%(?:[\da-f]{2})?/gi, '\u{FFFD}'));
  });

  it.each(['/%0a', '/wohnen%0D/x', '/%E2%80%A8'])('replaces the line terminator of %s', (path) => {
    expect(decodablePath(path)).toBe(path.replace(/%0a|%0D|%E2%80%A8/, '%EF%BF%BD'));
  });

  it('reads the letters of links to old websites, in Latin-1', () => {
    expect(decodablePath('/H%E4user/%FCber%20uns.html')).toBe('/H%C3%A4user/%C3%BCber%20uns.html');
  });

  it.each(['/', '/wohnen', '/%C3%A4', '//evil.example/', '/%2f%5c%00'])('leaves %s unchanged', (path) => {
    expect(decodablePath(path)).toBe(path);
  });
});

const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: ScreenHandle) => ({
  id,
  path,
  ...(parentId && { parentId }),
  module: { default: () => null, handle },
});

const isKnown = () => true;

const words = () => ({ title: 'Jobs', lead: 'Arbeiten bei uns.' });

const routes = {
  root: route('root', undefined, ''),
  prefix: route('prefix', 'root', ':lang'),
  home: route('home', 'prefix', undefined, { listed: true }),
  jobs: route('jobs', 'prefix', 'jobs', { listed: true, words, search: { bereich: isKnown } }),
  page: route('page', 'prefix', '*'),
  contact: route('contact', 'prefix', 'kontakt', { cache: 'none' }),
  login: route('login', 'prefix', 'auth', { listed: false, private: true }),
  bare: route('bare', 'prefix', 'v/:handle', { layout: 'bare', listed: false }),
};

describe('createScreens', () => {
  it('does not log undecodable paths', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const screenAt = createScreens({ routes: {} });
    for (const path of undecodable) expect(screenAt(path).id).toBe('none');
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['/de/jobs', 'jobs', { bereich: isKnown }, 'public'],
    ['/de/kontakt', 'contact', {}, 'none'],
    ['/de/auth', 'login', {}, 'private'],
  ])('reads what the screen of %s says in its handle', (path, id, search, sharing) => {
    expect(createScreens({ routes })(path)).toEqual({ id, search, sharing, takesForms: false });
  });
});

describe('createListing', () => {
  const { listed, isUnlisted, words: wordsByPath } = createListing({ routes });

  it('lists the paths of listed screens, without language prefix', () => {
    expect(listed).toEqual(['/', '/jobs']);
  });

  it('has the words of screens by the same paths', () => {
    expect([...wordsByPath]).toEqual([['/jobs', words]]);
  });

  it.each([
    ['/auth', true],
    ['/v/tafel', true],
    ['/', false],
    ['/wohnen', false],
    ['/auth/x', false],
  ])('says whether %s must not be listed: %s', (path, expected) => {
    expect(isUnlisted(path)).toBe(expected);
  });
});
