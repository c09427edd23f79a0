import { data } from 'react-router';

/** Renders the not-found screen inside the layout. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
