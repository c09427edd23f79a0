import { galleryMarks as marks } from './galleryMarks.ts';

/** Time without scroll events after which scrolling counts as ended, in browsers without `scrollend`. */
const scrollEndDelayMs = 150;

/** Target position of each row that scrolls programmatically: the positions on the way are not counted. */
const targets = new WeakMap<Element, number>();

function rowAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${marks.row}]`) : null;
}

/** Index of the child at the start edge of a row; of the last child if the row is scrolled to its end. */
function positionIn(row: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth, offsetLeft } = row;
  const children = [...row.children].filter((child) => child instanceof HTMLElement);
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 2) return children.length - 1;
  const distances = children.map((child) => Math.abs(child.offsetLeft - offsetLeft - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Updates the counter, and disables the button at either end.
 * @param live whether screen readers announce the counter. They scroll rows themselves as they read a page.
 */
function count(row: HTMLElement, position: number, live: 'polite' | 'off' = 'off'): void {
  const last = row.childElementCount - 1;
  for (const control of document.querySelectorAll<HTMLElement>(`[${marks.of}="${row.id}"]`)) {
    const step = control.getAttribute(marks.step);
    const template = control.getAttribute(marks.template);
    if (step) control.setAttribute('aria-disabled', String(position === (step === '1' ? last : 0)));
    const text = template?.replace('#', String(position + 1));
    if (text === undefined || text === control.textContent) continue;
    control.closest('[aria-live]')?.setAttribute('aria-live', live);
    control.textContent = text;
  }
}

function follow(row: HTMLElement): void {
  const position = positionIn(row);
  const target = targets.get(row);
  if (target !== undefined && target !== position) return;
  targets.delete(row);
  count(row, position);
}

function settle(row: HTMLElement | null): void {
  if (!row) return;
  targets.delete(row);
  follow(row);
}

interface Shown {
  live?: 'polite';
  behavior?: ScrollBehavior;
}

/** Scrolls a row to the child at an index, clamped to the range. Returns that child. */
function show(row: HTMLElement, index: number, { live, behavior = 'auto' }: Shown = {}): HTMLElement | null {
  const position = Math.min(Math.max(index, 0), row.childElementCount - 1);
  const child = row.children[position];
  if (!(child instanceof HTMLElement)) return null;
  const left = Math.min(child.offsetLeft - row.offsetLeft, row.scrollWidth - row.clientWidth);
  // A row that is already there emits no scroll events, so it would never reach its target.
  if (Math.abs(row.scrollLeft - left) < 1) targets.delete(row);
  else targets.set(row, position);
  count(row, position, live);
  row.scrollTo({ left, behavior });
  return child;
}

const currentPosition = (row: HTMLElement): number => targets.get(row) ?? positionIn(row);

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(`button[${marks.step}]`);
  const controlled = button && document.getElementById(button.getAttribute(marks.of) ?? '');
  const step = Number(button?.getAttribute(marks.step));
  if (controlled) show(controlled, currentPosition(controlled) + step, { live: 'polite' });

  const picture = target.closest<HTMLElement>(`a[${marks.enlarges}]`);
  const large = picture && document.getElementById(picture.getAttribute(marks.enlarges) ?? '');
  const row = rowAt(picture);
  const dialog = large?.closest('dialog');
  if (!row || !large || !dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  dialog.showModal();
  show(
    large,
    [...row.children].findIndex((child) => child.contains(picture)),
    { live: 'polite', behavior: 'instant' },
  );
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  // With a modifier, they are shortcuts of the browser, such as the way back.
  if (altKey || ctrlKey || metaKey) return;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !(target instanceof Element)) return;
  const row = rowAt(target) ?? target.closest('dialog')?.querySelector<HTMLElement>(`[${marks.row}]`);
  if (!row) return;
  event.preventDefault();
  const child = show(row, currentPosition(row) + step, { live: 'polite' });
  // The pictures in the row are focusable, so focus has to follow the arrow keys.
  child?.querySelector('a')?.focus({ preventScroll: true });
}

/** For keyboard focus only: a row must not scroll away under a finger. */
function onFocus({ target }: FocusEvent): void {
  const row = rowAt(target);
  if (!row || !(target instanceof Element) || target === row || !target.matches(':focus-visible')) return;
  show(
    row,
    [...row.children].findIndex((child) => child.contains(target)),
  );
}

/**
 * Adds buttons, arrow keys, counter and lightbox to all present and future galleries of the page, by event delegation
 * and without React. The browser scrolls and snaps, so swipes, wheel, keys and buttons all end in scroll events.
 */
export function enhanceGalleries(): void {
  const options = { capture: true, passive: true };
  const hasScrollEnd = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const row = rowAt(target);
      if (!row) return;
      follow(row);
      if (hasScrollEnd) return;
      clearTimeout(timer);
      timer = setTimeout(() => settle(row), scrollEndDelayMs);
    },
    options,
  );
  for (const type of ['scrollend', 'pointerdown']) {
    document.addEventListener(type, ({ target }) => settle(rowAt(target)), options);
  }
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocus);
}
