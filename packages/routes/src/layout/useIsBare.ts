import { useMatches } from 'react-router';

/** Id of the route whose pages stand alone (specification, section 2: `/v/{handle}`). */
const bareRouteId = 'bare-page';

/** Whether the page has no top navigation, and a footer with no more than it must have. */
export function useIsBare(): boolean {
  return useMatches().at(-1)?.id === bareRouteId;
}
