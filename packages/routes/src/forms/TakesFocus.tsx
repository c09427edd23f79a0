import { type ReactNode, useEffect, useRef } from 'react';
import { takesFocus } from './form.css.ts';

/** The result at the top of a form: takes the focus when it appears, which also scrolls it into view. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // Without React the browser moves the focus here on load.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={place} className={takesFocus} tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}
