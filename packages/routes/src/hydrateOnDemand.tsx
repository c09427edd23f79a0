import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { announceAwake, sleepingMark } from './native/sleep.ts';

/** How far below the screen a part begins to come to life, as the margin of an intersection observer. */
const ahead = '50%';

/** Signs that a visitor is about to do something, or goes to another page. */
const signs = ['pointerdown', 'keydown', 'popstate'] as const;

/** Resolves when a sleeping part comes near the screen or a visitor acts; at once where the server has sent none. */
function demand(): Promise<void> {
  const parts = typeof document === 'undefined' ? [] : [...document.querySelectorAll(`[${sleepingMark}]`)];
  if (parts.length === 0) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const settled = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
    },
    { rootMargin: ahead },
  );
  for (const part of parts) observer.observe(part);
  for (const sign of signs) window.addEventListener(sign, () => resolve(), { signal: settled.signal });
  return promise.finally(() => {
    observer.disconnect();
    settled.abort();
  });
}

/** Tells that a part is awake. It stands in the part's boundary, so React gets to it when the part itself is there. */
function Awake({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    part.current?.removeAttribute(sleepingMark);
    if (part.current) announceAwake(part.current);
  }, [part]);
  return null;
}

/**
 * A component whose JavaScript is asked for when it is needed. The server renders it in full, and until then it must
 * work natively; React leaves it as it was sent.
 */
export function hydrateOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    await demand();
    return { default: await load() };
  });
  return function OnDemand(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    return (
      <div ref={part} {...{ [sleepingMark]: '' }}>
        <Suspense>
          <Part {...props} />
          <Awake part={part} />
        </Suspense>
      </div>
    );
  };
}
