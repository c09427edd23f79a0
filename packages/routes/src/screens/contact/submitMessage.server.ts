import { readMessage } from '@group/content-client/contact/message.schema';
import { type FormRequest, submitSiteForm } from '../../forms/submitForm.server.ts';

export const submitMessage = (request: FormRequest) => submitSiteForm(request, { kind: 'message', read: readMessage });
