import { inJson } from '../../forms/submitForm.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { sendMessage } from './submitMessage.server.ts';

export const handle: ScreenHandle = { cache: 'none' };

/** Receives a contact message that a script sends. */
export const action = inJson(sendMessage);
