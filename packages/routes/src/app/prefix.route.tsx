import { Outlet } from 'react-router';

/** The language prefix. What it means is read by the root middleware; this only gives it a place in the path. */
export default function Prefix() {
  return <Outlet />;
}
