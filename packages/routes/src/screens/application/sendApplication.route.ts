import type { ActionFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import { takeApplication } from './takeApplication.server.ts';

/** Receives the quick application that the browser's script sends. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await takeApplication(args));
}
