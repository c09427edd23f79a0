import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { answerInJson } from '../../forms/submitForm.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { changeVisit, readVisitPage } from './visitPage.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** What the page of a visit shows, for its script. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerInJson(await readVisitPage(args));
}

/** Takes the forms of the page from its script. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  return answerInJson(await changeVisit(args));
}
