import type { ScreenHandle } from '../../site/screenHandle.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** Leads to the company's directory. */
export { beginSignIn as loader } from './directorySignIn.server.ts';
