import { data } from 'react-router';

/** An address that nothing can be at: the frame with the not-found screen in it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
