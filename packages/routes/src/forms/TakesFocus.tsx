import { type ReactNode, useEffect, useRef } from 'react';
import { takesFocus } from './form.css.ts';

/** What became of a form stands on top of it: it takes the focus as it appears, and so comes into view. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // Without React the browser gives the focus as the page arrives: here begins what the visitor waits for.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={place} className={takesFocus} tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}
