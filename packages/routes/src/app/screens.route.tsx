import { type HeadersFunction, Outlet } from 'react-router';

export { ErrorScreen as ErrorBoundary } from '../layout/ErrorScreen.tsx';

/** Those of an error, such as `Retry-After`, or those of the root. */
export const headers: HeadersFunction = ({ errorHeaders, parentHeaders }) => errorHeaders ?? parentHeaders;

/**
 * Parent of all screens: shows their errors. For an error of an action that reaches the root itself, React Router would not
 * load the root's data, and the layout needs them.
 */
export default function Screens() {
  return <Outlet />;
}
