import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** Where the browser comes back from the company's directory. */
export { endSignIn as loader } from './directorySignIn.server.ts';
