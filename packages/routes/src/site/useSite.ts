import { useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** The id that React Router gives the root route. */
const rootRouteId = 'root';

/** The root loader's data. Throws where it is missing, which only an error in that loader can cause. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>(rootRouteId);
  if (!site) throw new Error('the root loader returned no site');
  return site;
}
