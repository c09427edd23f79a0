/** Attributes through which `enhanceIslands` finds the islands of a page. */
export const islandMarks = {
  /** On the island: its name. */
  name: 'data-island',
  /** On the island: when it hydrates. */
  when: 'data-when',
  /** On the island: its `IslandPayload` as JSON. */
  payload: 'data-payload',
  /** On the island, once React has hydrated it. */
  hydrated: 'data-hydrated',
} as const;

/**
 * When an island hydrates: in an idle period after the page has loaded, when it scrolls into view, or only when the
 * visitor interacts with it. An interaction hydrates it in any case.
 */
export type HydrateWhen = 'idle' | 'visible' | 'interaction';

/** Every island of the sites; `client/islands.ts` says where its code is. */
export type IslandName = 'Application' | 'ContentWatch' | 'SignatureMaker';
