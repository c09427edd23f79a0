import { Outlet } from 'react-router';

/** Holds the language segment in the path. The root middleware interprets it. */
export default function Prefix() {
  return <Outlet />;
}
