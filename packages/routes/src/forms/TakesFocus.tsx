import { type ReactNode, useEffect, useRef } from 'react';
import { takesFocus } from './form.css.ts';

/** The result at the top of a form, or in its place: takes the focus when it appears, in view. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // Firefox and WebKit leave the footer in view where the page has become shorter, unless told where to scroll: to
    // the section, as its heading belongs to the message, and further only if the message would be out of view.
    place.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without React the browser moves the focus here on load.
    <div ref={place} className={takesFocus} tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}
