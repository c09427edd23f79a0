import { inJson } from '../../forms/submitForm.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { changePassport, readPassport } from './passport.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** What the page of an application shows, for its script. */
export const loader = inJson(readPassport);

/** Takes the forms of the page from its script. */
export const action = inJson(changePassport);
