import type { ActionFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import { takeMessage } from './takeMessage.server.ts';

/** A message as a script sends it. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await takeMessage(args));
}
