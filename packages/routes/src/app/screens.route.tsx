import { Outlet } from 'react-router';

export { ErrorScreen as ErrorBoundary } from '../layout/ErrorScreen.tsx';

/**
 * Parent of all screens: shows their errors. For an error of an action that reaches the root itself, React Router would not
 * load the root's data, and the layout needs them.
 */
export default function Screens() {
  return <Outlet />;
}
