import type { Page } from 'playwright/test';

interface RawMouse {
  move(progress: unknown, x: number, y: number): Promise<void>;
  down(progress: unknown, x: number, y: number, button: string): Promise<void>;
  up(progress: unknown, x: number, y: number, button: string): Promise<void>;
  wheel(progress: unknown, x: number, y: number, buttons: unknown, modifiers: unknown, deltaX: number, deltaY: number): Promise<void>; // prettier-ignore
}

interface RawKeyboard {
  keydown(progress: unknown, modifiers: unknown, name: string, key: { key: string }): Promise<void>;
  keyup(progress: unknown, modifiers: unknown, name: string, key: { key: string }): Promise<void>;
  sendText(progress: unknown, text: string): Promise<void>;
}

/** What Playwright has behind a page, as far as it is used or replaced here. It is not public, so an update may move it. */
interface PageImplementation {
  delegate: {
    rawMouse: RawMouse;
    rawKeyboard: RawKeyboard;
    updateEmulatedViewportSize(): Promise<void>;
    /** The inspector of the current document. */
    _session: {
      sendMayFail(method: string, parameters?: object): Promise<{ result?: { value?: unknown } } | undefined>;
    };
  };
  mainFrame(): { _id: string; url(): string };
  frameManager: {
    frameCommittedSameDocumentNavigation(frame: string, address: string): void;
    frameLifecycleEvent(frame: string, event: 'domcontentloaded' | 'load'): void;
  };
  emulatedSize(): { viewport: { width: number; height: number } } | undefined;
  browserContext: { doGrantPermissions(): Promise<void> };
}

export function implementationOf(page: Page): PageImplementation {
  const connection: { toImpl(page: Page): PageImplementation } = Reflect.get(page, '_connection');
  return connection.toImpl(page);
}
