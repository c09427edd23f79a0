import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { changePassport, readPassport } from './passport.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** What the page of an application shows, for its script. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerInJson(await readPassport(args));
}

/** Takes the forms of the page from its script. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await changePassport(args));
}
