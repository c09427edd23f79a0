import type { ActionFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import { takeMessage } from './takeMessage.server.ts';

/** Receives a contact message that a script sends. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await takeMessage(args));
}
