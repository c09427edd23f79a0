import { inJson } from '../../forms/submitForm.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { changeVisit, readVisitPage } from './visitPage.server.ts';

export const handle: ScreenHandle = { listed: false, private: true };

/** What the page of a visit shows, for its script. */
export const loader = inJson(readVisitPage);

/** Takes the forms of the page from its script. */
export const action = inJson(changeVisit);
