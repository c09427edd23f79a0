import { galleryMarks as marks } from './galleryMarks.ts';

/** How long after its last movement a row counts as standing still, in ms, where the browser does not say so itself. */
const stillAfterMs = 150;

/** Where a button has sent a row: what passes by on the way there is not announced. */
const aims = new WeakMap<Element, number>();

function rowAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${marks.row}]`) : null;
}

/** The child that lies at the start of a scrolled row, from 0; at the end of the row, the last one. */
function positionIn(row: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth, offsetLeft } = row;
  const children = [...row.children].filter((child) => child instanceof HTMLElement);
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 2) return children.length - 1;
  const distances = children.map((child) => Math.abs(child.offsetLeft - offsetLeft - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Says where one is: in the counter, and by buttons that are at their end. */
function announce(row: HTMLElement, position: number): void {
  const last = row.childElementCount - 1;
  for (const control of document.querySelectorAll<HTMLElement>(`[${marks.of}="${row.id}"]`)) {
    const step = control.getAttribute(marks.step);
    const words = control.getAttribute(marks.words);
    if (step) control.setAttribute('aria-disabled', String(position === (step === '1' ? last : 0)));
    else if (words) control.textContent = words.replace('#', String(position + 1));
  }
}

function follow(row: HTMLElement): void {
  const seen = positionIn(row);
  const aim = aims.get(row);
  if (aim !== undefined && aim !== seen) return;
  aims.delete(row);
  announce(row, seen);
}

function settle(row: HTMLElement | null): void {
  if (!row) return;
  aims.delete(row);
  follow(row);
}

/** Scrolls a row to one of its children, or to the nearest there is. Returns that child. */
function show(row: HTMLElement, wanted: number, behavior: ScrollBehavior = 'auto'): HTMLElement | null {
  const position = Math.min(Math.max(wanted, 0), row.childElementCount - 1);
  const child = row.children[position];
  if (!(child instanceof HTMLElement)) return null;
  const left = Math.min(child.offsetLeft - row.offsetLeft, row.scrollWidth - row.clientWidth);
  // A row that stands there already does not move, and so would never arrive.
  if (Math.abs(row.scrollLeft - left) < 1) aims.delete(row);
  else aims.set(row, position);
  announce(row, position);
  row.scrollTo({ left, behavior });
  return child;
}

const shown = (row: HTMLElement): number => aims.get(row) ?? positionIn(row);

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(`button[${marks.step}]`);
  const controlled = button && document.getElementById(button.getAttribute(marks.of) ?? '');
  if (controlled) show(controlled, shown(controlled) + Number(button.getAttribute(marks.step)));

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
    'instant',
  );
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !(target instanceof Element)) return;
  const row = rowAt(target) ?? target.closest('dialog')?.querySelector<HTMLElement>(`[${marks.row}]`);
  if (!row) return;
  event.preventDefault();
  const child = show(row, shown(row) + step);
  // The row's pictures take the focus: the keys move on from the one that has it.
  child?.querySelector('a')?.focus({ preventScroll: true });
}

/** By the keyboard only: under a finger the row must not move away. */
function onFocus({ target }: FocusEvent): void {
  const row = rowAt(target);
  if (!row || !(target instanceof Element) || target === row || !target.matches(':focus-visible')) return;
  show(
    row,
    [...row.children].findIndex((child) => child.contains(target)),
  );
}

/**
 * Operates every gallery of the page, those to come included: buttons, arrow keys, counter and lightbox. The browser
 * itself scrolls and snaps, so that a swipe, a wheel, the keys and the buttons are the same to it. Needs no React.
 */
export function enhanceGalleries(): void {
  const options = { capture: true, passive: true };
  const tellsEnd = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const row = rowAt(target);
      if (!row) return;
      follow(row);
      if (tellsEnd) return;
      clearTimeout(timer);
      timer = setTimeout(() => settle(row), stillAfterMs);
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
