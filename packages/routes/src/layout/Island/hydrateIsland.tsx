import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandPayload, IslandRoot } from './IslandRoot.tsx';
import { islandMarks } from './islandMarks.ts';

interface Hydration<Props extends object> {
  element: HTMLElement;
  component: ComponentType<Props>;
  onHydrated(this: void): void;
  onFailed(this: void): void;
}

/** Lets React take over the markup of an island. `onFailed` is called if the island throws, now or later. */
export function hydrateIsland<Props extends object>({ element, component, onHydrated, onFailed }: Hydration<Props>) {
  const payload: IslandPayload<Props> = JSON.parse(element.getAttribute(islandMarks.payload) ?? '{}');
  function Hydrated() {
    useEffect(onHydrated, []);
    return <IslandRoot component={component} payload={payload} />;
  }
  hydrateRoot(element, <Hydrated />, {
    identifierPrefix: element.getAttribute(islandMarks.name) ?? '',
    onUncaughtError(error) {
      reportError(error);
      onFailed();
    },
  });
}
