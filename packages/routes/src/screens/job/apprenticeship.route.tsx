import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadAdvertisement } from './advertisement.server.ts';
import { JobView } from './JobView.tsx';

export { jobHead as meta } from './jobHead.ts';

export function loader(request: LoaderFunctionArgs) {
  return loadAdvertisement(request);
}

export default function Apprenticeship() {
  return <JobView advertisement={useLoaderData<typeof loader>()} />;
}
