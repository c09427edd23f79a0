import { useRef, useState } from 'react';

/** The child that lies at the start of a scrolled row; at the end of the row, the last one. */
function positionIn(row: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth, offsetLeft } = row;
  const children = [...row.children].filter((child) => child instanceof HTMLElement);
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 2) return children.length - 1;
  const distances = children.map((child) => Math.abs(child.offsetLeft - offsetLeft - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * A row of children that snaps, and the position that is seen, counted from 0. The browser scrolls; the position
 * follows, so that a swipe, a wheel, the keys and the buttons are the same to it.
 */
export function useSnapRow(start = 0) {
  const [position, setPosition] = useState(start);
  const row = useRef<HTMLUListElement>(null);
  /** Where a button has sent the row: what passes by on the way there is not announced. */
  const aim = useRef<number | null>(null);

  function follow(): void {
    if (!row.current) return;
    const seen = positionIn(row.current);
    if (aim.current !== null && aim.current !== seen) return;
    aim.current = null;
    setPosition(seen);
  }

  function settle(): void {
    aim.current = null;
    follow();
  }

  function show(next: number, behavior: ScrollBehavior = 'auto'): void {
    const child = row.current?.children[next];
    if (!row.current || !(child instanceof HTMLElement)) return;
    aim.current = next;
    setPosition(next);
    row.current.scrollTo({ left: child.offsetLeft - row.current.offsetLeft, behavior });
  }

  return { position, show, rowProps: { ref: row, onScroll: follow, onScrollEnd: settle, onPointerDown: settle } };
}
