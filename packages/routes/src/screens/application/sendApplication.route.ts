import type { ActionFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import { takeApplication } from './takeApplication.server.ts';

/** The quick application as the browser's script sends it. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await takeApplication(args));
}
