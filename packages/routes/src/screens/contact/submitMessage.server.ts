import { fileLimits } from '@group/content-client/contract/submissions/files';
import { readMessage } from '@group/content-client/contact/message.schema';
import type { ActionFunctionArgs } from 'react-router';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { submitForm } from '../../forms/submitForm.server.ts';
import { siteContext } from '../../site/siteContext.ts';

export function submitMessage({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const { tenant, language } = context.get(siteContext);
  return submitForm(context.get(submissionServiceContext), request, {
    kind: 'message',
    tenant: tenant.key,
    language: language?.prefix ?? tenant.language,
    limits: fileLimits.message,
    read: readMessage,
  });
}
