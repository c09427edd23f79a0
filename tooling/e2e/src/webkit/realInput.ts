import type { Page } from 'playwright/test';
import type { BrowserWindow } from './browserWindow.ts';
import { implementationOf } from './pageImplementation.ts';

/** Names of X where they differ from the DOM's `KeyboardEvent.key`. */
const keyNames: Readonly<Record<string, string>> = {
  ' ': 'space',
  Enter: 'Return',
  Backspace: 'BackSpace',
  PageDown: 'Next',
  PageUp: 'Prior',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Control: 'Control_L',
  Shift: 'Shift_L',
  Alt: 'Alt_L',
};

/** Buttons of X for the notches of a wheel, and about how far WebKitGTK scrolls by one. */
const wheel = { up: 4, down: 5, left: 6, right: 7 } as const;
const notchPx = 50;

const buttons: Readonly<Record<string, number>> = { left: 1, middle: 2, right: 3 };

/** WebKitGTK 2.50 crashes if a page is resized while it appears. A transition begins with the first frame. */
async function viewTransitionEnds(): Promise<void> {
  do await new Promise(requestAnimationFrame);
  while (document.documentElement.matches(':active-view-transition'));
}

/**
 * Lets a page receive mouse and keyboard from the window. Playwright dispatches untrusted events in a WebKit that is not
 * its own, which neither move the focus nor open a list nor may use the clipboard. The size is that of the window.
 */
export function giveRealInput(page: Page, window: BrowserWindow): void {
  const impl = implementationOf(page);
  const { rawMouse, rawKeyboard } = impl.delegate;

  /** WebKit's page process takes commands of the inspector and input in the order in which they come. */
  const handled = () =>
    page.evaluate('0').then(
      () => {},
      () => {},
    );

  rawMouse.move = async (_, x, y) => {
    await window.send('move', { x, y });
    await handled();
  };
  const press = (down: boolean) => async (_: unknown, _x: number, _y: number, button: string) => {
    await window.send('button', { number: buttons[button] ?? 1, down });
    await handled();
  };
  rawMouse.down = press(true);
  rawMouse.up = press(false);
  rawMouse.wheel = async (_, x, y, _buttons, _modifiers, deltaX, deltaY) => {
    // The pointer of the window is elsewhere until a spec moves the mouse.
    await window.send('move', { x, y });
    const number = deltaY ? (deltaY < 0 ? wheel.up : wheel.down) : deltaX < 0 ? wheel.left : wheel.right;
    for (let notch = 0; notch < Math.abs(deltaY || deltaX) / notchPx; notch += 1) {
      for (const down of [true, false]) await window.send('button', { number, down });
    }
    await handled();
  };

  const strike =
    (down: boolean) =>
    async (_: unknown, modifiers: Set<string>, _name: string, { key: given }: { key: string }) => {
      const key = modifiers.has('Control') ? given.toLowerCase() : given;
      // Keyboards differ in how they make other characters.
      if (key.length === 1 && !/[a-z\d ]/.test(key)) return down ? rawKeyboard.sendText(_, key) : undefined;
      await window.send('key', { name: keyNames[given] ?? key, down });
      await handled();
    };
  rawKeyboard.keydown = strike(true);
  rawKeyboard.keyup = strike(false);
  // An editing command, so that the page is told as if the text had been typed.
  rawKeyboard.sendText = async (_, text) => {
    await page.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  };

  impl.delegate.updateEmulatedViewportSize = async () => {
    const size = impl.emulatedSize()?.viewport;
    if (!size) return;
    await page.evaluate(viewTransitionEnds);
    await window.send('resize', size);
  };
  // The window grants them all.
  impl.browserContext.doGrantPermissions = () => Promise.resolve();
}
