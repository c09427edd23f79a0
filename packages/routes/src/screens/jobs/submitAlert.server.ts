import { readAlert } from '@group/content-client/alert/alert.schema';
import { type FormRequest, submitSiteForm } from '../../forms/submitForm.server.ts';

export const submitAlert = (request: FormRequest) =>
  submitSiteForm(request, { kind: 'alert', read: readAlert, mailsLink: true });
