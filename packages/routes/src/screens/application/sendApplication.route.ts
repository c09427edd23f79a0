import { inJson } from '../../forms/submitForm.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { sendApplication } from './submitApplication.server.ts';

export const handle: ScreenHandle = { cache: 'none' };

/** Receives the quick application that the browser's script sends. */
export const action = inJson(sendApplication);
