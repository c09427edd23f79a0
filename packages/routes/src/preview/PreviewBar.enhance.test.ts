// @vitest-environment jsdom
import { previewShown } from '@group/content-client/contract/previewFrame';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameMark, joinForm } from './PreviewBar.enhance.ts';

const admin = 'https://inhalte.example';
const bar = document.createElement('aside');
const tell = vi.fn<(message: unknown, origin: string) => void>();

beforeEach(() => {
  document.body.replaceChildren(bar);
  bar.setAttribute(frameMark, admin);
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
  vi.stubGlobal('parent', { postMessage: tell });
});

afterEach(() => {
  tell.mockClear();
  sessionStorage.clear();
});

describe('joinForm', () => {
  it('reports to the admin only that the preview is shown', () => {
    joinForm();
    expect(tell.mock.calls).toEqual([[previewShown, admin]]);
  });

  it('stays where the editor was looking', () => {
    joinForm();
    vi.stubGlobal('scrollY', 740);
    window.dispatchEvent(new Event('pagehide'));
    joinForm();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 740);
  });

  it('works where the browser blocks storage in frames', () => {
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(joinForm).not.toThrow();
    expect(tell).toHaveBeenCalledOnce();
    blocked.mockRestore();
  });

  it('does nothing outside of a frame, and on other pages', () => {
    bar.removeAttribute(frameMark);
    joinForm();
    bar.setAttribute(frameMark, admin);
    vi.stubGlobal('parent', window);
    joinForm();
    expect(tell).not.toHaveBeenCalled();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
