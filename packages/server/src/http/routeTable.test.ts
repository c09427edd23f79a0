import { describe, expect, it, vi } from 'vitest';
import { createScreens, decodablePath } from './routeTable.ts';

const undecodable = ['/%', '/%zz/max.muster', '/%c0%af', '/de/%E0%A4%A', '/%ff.data'];

describe('decodablePath', () => {
  it.each(undecodable)('replaces the percent signs of %s', (path) => {
    const decoded = decodeURIComponent(decodablePath(path));
    expect(decoded).toBe(path.replaceAll('%', '\u{FFFD}'));
  });

  it.each(['/%0a', '/wohnen%0D/x', '/%E2%80%A8'])('replaces the line terminator of %s', (path) => {
    expect(decodablePath(path)).toBe(path.replace(/%0a|%0D|%E2%80%A8/, '%EF%BF%BD'));
  });

  it.each(['/', '/wohnen', '/%C3%A4', '//evil.example/', '/%2f%5c%00'])('leaves %s unchanged', (path) => {
    expect(decodablePath(path)).toBe(path);
  });
});

describe('createScreens', () => {
  it('does not log undecodable paths', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const screenAt = createScreens({ routes: {} });
    for (const path of undecodable) expect(screenAt(path).id).toBe('none');
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});
