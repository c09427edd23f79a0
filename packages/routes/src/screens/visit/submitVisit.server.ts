import { fileLimits } from '@group/content-client/contract/submissions/files';
import { readVisit } from '@group/content-client/visit/visit.schema';
import type { ActionFunctionArgs } from 'react-router';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { submitForm } from '../../forms/submitForm.server.ts';
import { paths } from '../../site/paths.ts';
import { siteContext } from '../../site/siteContext.ts';

export function submitVisit({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const { tenant, language } = context.get(siteContext);
  return submitForm(context.get(submissionServiceContext), request, {
    kind: 'visit',
    tenant: tenant.key,
    language: language?.prefix ?? tenant.language,
    limits: fileLimits.visit,
    read: (fields) => readVisit(fields),
    privatePage: (token) => paths.visitPage.href({ token }),
  });
}
