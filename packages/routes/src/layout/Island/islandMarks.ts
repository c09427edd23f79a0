/** Attributes through which `enhanceIslands` finds the islands of a page. */
export const islandMarks = {
  /** On the island: its name. */
  name: 'data-island',
  /** On the island: its `IslandPayload` as JSON. */
  payload: 'data-payload',
  /** On the island, once React has hydrated it. */
  hydrated: 'data-hydrated',
  /** On the island, until the script of the page runs: the timer of `codeTimeout`. */
  timer: 'data-timer',
} as const;

/** Every island of the sites; `client/islands.ts` says where its code is. */
export type IslandName = 'Application' | 'OpenDates' | 'Passport' | 'SignatureMaker' | 'VisitPage';
