import { useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** Id of the root route, as React Router gives it. */
const rootRouteId = 'root';

/** The site that is shown. Throws where the root loader gave none, which only an error in it can cause. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>(rootRouteId);
  if (!site) throw new Error('the root loader gave no site');
  return site;
}
