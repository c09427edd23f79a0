// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferHydration } from './hydration.ts';
import { hydratedEvent, deferredScript } from './deferredHydration.ts';

function isDeferred(): boolean {
  return document.querySelector(`script[type="${deferredScript}"]`) !== null;
}

const press = (id: string): void => document.getElementById(id)?.click();

describe('a click before hydration', () => {
  it('is replayed once after hydration', () => {
    document.body.innerHTML = `
      <button type="button" id="free">free</button>
      <button type="button" commandfor="menu" id="native">menu</button>
      <script type="${deferredScript}"></script>`;
    deferHydration();
    const presses: string[] = [];
    for (const id of ['free', 'native', 'free']) press(id);
    for (const id of ['free', 'native']) document.getElementById(id)?.addEventListener('click', () => presses.push(id));
    document.dispatchEvent(new Event(hydratedEvent));
    document.dispatchEvent(new Event(hydratedEvent));
    press('native');
    expect(presses).toEqual(['free', 'native']);
  });
});

describe('deferHydration', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    document.body.innerHTML = `
      <script type="${deferredScript}">globalThis.hydrated = true</script>`;
    deferHydration();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('hydrates in an idle period after the page has loaded', () => {
    vi.advanceTimersByTime(2_999);
    expect(isDeferred()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isDeferred()).toBe(false);
    expect(document.querySelector('script[type="module"]')?.textContent).toContain('hydrated');
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('hydrates immediately on %s', (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isDeferred()).toBe(false);
  });
});
