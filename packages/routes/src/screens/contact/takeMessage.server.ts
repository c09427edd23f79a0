import { readMessage } from '@group/content-client/contact/message.schema';
import type { ActionFunctionArgs } from 'react-router';
import { formDeskContext } from '../../forms/formDesk.server.ts';
import { takeForm } from '../../forms/takeForm.server.ts';
import { siteContext } from '../../site/siteContext.ts';

/** Takes a message of the contact form. */
export function takeMessage({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const { tenant, language } = context.get(siteContext);
  return takeForm(context.get(formDeskContext), request, {
    kind: 'message',
    tenant: tenant.key,
    language: language?.prefix ?? tenant.language,
    limits: { maxFiles: 0, maxFileBytes: 0 },
    read: readMessage,
  });
}
