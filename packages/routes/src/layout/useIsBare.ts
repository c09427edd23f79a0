import { useMatches } from 'react-router';

/** Id of the route for bare pages (specification, section 2: `/v/{handle}`). */
const bareRouteId = 'bare-page';

/** Whether the page has no top navigation and only a minimal footer. */
export function useIsBare(): boolean {
  return useMatches().at(-1)?.id === bareRouteId;
}
