import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { endSignIn } from './directorySignIn.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** Where the browser comes back from the company's directory. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return endSignIn(args);
}
