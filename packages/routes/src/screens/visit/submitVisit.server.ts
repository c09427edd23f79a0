import { readVisit } from '@group/content-client/visit/visit.schema';
import { type FormRequest, submitSiteForm } from '../../forms/submitForm.server.ts';
import { paths } from '../../site/paths.ts';

export const submitVisit = (request: FormRequest) =>
  submitSiteForm(request, {
    kind: 'visit',
    read: (fields) => readVisit(fields),
    privatePage: (token) => paths.visitPage.href({ token }),
  });
