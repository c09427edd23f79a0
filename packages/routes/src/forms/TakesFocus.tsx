import { type ReactNode, useEffect, useRef } from 'react';
import { takesFocus } from './form.css.ts';

/** What became of a form stands on top of it: it takes the focus as it appears, and so comes into view. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // The attribute is for pages without React: the browser then gives the focus as the page arrives.
    <div ref={place} className={takesFocus} tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}
