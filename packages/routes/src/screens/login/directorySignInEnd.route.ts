import { returnParameters } from '@group/content-client/contract/directorySignIn';
import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { endSignIn } from './directorySignIn.server.ts';

export const handle: ScreenHandle = { search: Object.values(returnParameters), listed: false, private: true };

/** Where the browser comes back from the company's directory. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return endSignIn(args);
}
