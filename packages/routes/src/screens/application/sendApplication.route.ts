import type { ActionFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { submitApplication } from './submitApplication.server.ts';

export const handle: ScreenHandle = { cache: 'none' };

/** Receives the quick application that the browser's script sends. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await submitApplication(args));
}
