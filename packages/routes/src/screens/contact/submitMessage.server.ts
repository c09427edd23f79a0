import { readMessage } from '@group/content-client/contact/message.schema';
import type { ActionFunctionArgs } from 'react-router';
import { type FormRequest, submitPageForm, submitSiteForm } from '../../forms/submitForm.server.ts';

const form = { kind: 'message', read: readMessage } as const;

/** For the page with the form. */
export const submitMessage = (args: ActionFunctionArgs) => submitPageForm(args, form);

/** For a script. */
export const sendMessage = (request: FormRequest) => submitSiteForm(request, form);
