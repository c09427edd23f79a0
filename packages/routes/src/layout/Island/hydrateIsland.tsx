import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandPayload, IslandRoot } from './IslandRoot.tsx';

interface Hydration<Props extends object> {
  element: HTMLElement;
  name: string;
  /** An `IslandPayload` as JSON. */
  payload: string;
  component: ComponentType<Props>;
  onHydrated(this: void): void;
  onFailed(this: void): void;
}

/**
 * Lets React take over the markup of an island. `onFailed` is called if the island throws, now or later. Imports nothing of the
 * page's script, as it is in the chunk of React, which that script would load then.
 */
export function hydrateIsland<Props extends object>(hydration: Hydration<Props>) {
  const { element, name, component, onHydrated, onFailed } = hydration;
  const payload: IslandPayload<Props> = JSON.parse(hydration.payload);
  function Hydrated() {
    useEffect(onHydrated, []);
    return <IslandRoot component={component} payload={payload} />;
  }
  hydrateRoot(element, <Hydrated />, {
    identifierPrefix: name,
    onUncaughtError(error) {
      reportError(error);
      onFailed();
    },
  });
}
