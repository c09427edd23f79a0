import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { beginSignIn } from './directorySignIn.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** Leads to the company's directory. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return beginSignIn(args);
}
