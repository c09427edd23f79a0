import { alert } from './alert.ts';
import { application } from './application.ts';
import type { SubmissionKind } from './fields.ts';
import { message } from './message.ts';
import { visit } from './visit.ts';

/** Submissions of visitors, by kind: the websites may create but never read them. */
export const submissionTypes = { application, message, visit, alert } as const satisfies Record<SubmissionKind, object>;
