import type { ActionFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import { submitApplication } from './submitApplication.server.ts';

/** Receives the quick application that the browser's script sends. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await submitApplication(args));
}
