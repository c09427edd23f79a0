import { readAlert } from '@group/content-client/alert/alert.schema';
import { fileLimits } from '@group/content-client/contract/submissions/files';
import type { ActionFunctionArgs } from 'react-router';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { submitForm } from '../../forms/submitForm.server.ts';
import { siteContext } from '../../site/siteContext.ts';

export function submitAlert({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const { tenant, language } = context.get(siteContext);
  return submitForm(context.get(submissionServiceContext), request, {
    kind: 'alert',
    tenant: tenant.key,
    language: language?.prefix ?? tenant.language,
    limits: fileLimits.alert,
    read: readAlert,
    mailsLink: true,
  });
}
