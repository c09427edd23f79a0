// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceDialogs } from './dialog.enhance.ts';

describe('enhanceDialogs', () => {
  const show = vi.fn<() => void>();
  const close = vi.fn<() => void>();

  beforeEach(() => {
    vi.clearAllMocks();
    // jsdom implements neither modal dialogs nor invoker commands.
    HTMLDialogElement.prototype.showModal = show;
    HTMLDialogElement.prototype.close = close;
    document.body.innerHTML = `
      <button commandfor="menu" command="show-modal" id="opener">open</button>
      <dialog id="menu" open><button commandfor="menu" command="close" id="closer">x</button><a href="#a" id="link">a</a></dialog>
      <a href="#b" id="outside">b</a>`;
  });

  enhanceDialogs();

  it('polyfills invoker commands', () => {
    document.getElementById('opener')?.click();
    expect([show.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    document.getElementById('closer')?.click();
    expect([show.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });

  it('closes only the dialog whose link is followed', () => {
    document.getElementById('outside')?.click();
    expect(close).not.toHaveBeenCalled();
    document.getElementById('link')?.click();
    expect(close).toHaveBeenCalledOnce();
  });

  it('polyfills closedby="any"', () => {
    const menu = document.getElementById('menu');
    if (!menu) throw new Error('there is no menu');
    menu.getBoundingClientRect = () => new DOMRect(100, 0, 300, 800);
    function press(from: number, to: number): void {
      for (const [type, clientX] of [
        ['pointerdown', from],
        ['click', to],
      ] as const) {
        menu?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: 20 }));
      }
    }
    press(50, 50);
    expect(close).not.toHaveBeenCalled();
    menu.setAttribute('closedby', 'any');
    press(150, 150);
    press(150, 50);
    press(50, 150);
    expect(close).not.toHaveBeenCalled();
    press(50, 60);
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes the dialog on history navigation', () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(close).toHaveBeenCalledOnce();
  });
});
