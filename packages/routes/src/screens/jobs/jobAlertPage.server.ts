import { openAlert } from '@group/content-client/alert/alertLink';
import { type AlertAction, alertActions } from '@group/content-client/contract/alertLink';
import { isTenantKey, tenantByKey } from '@group/themes/registry';
import { data, type LoaderFunctionArgs } from 'react-router';
import { privateLinkOf } from '../../forms/privateLink.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { readSmallForm } from '../../staff/smallForm.server.ts';

/** What mail programs send to unsubscribe with one click (RFC 8058). */
const oneClick = { field: 'List-Unsubscribe', value: 'One-Click' } as const;

/** What the visitor chose with a button, or in the mail program. */
export async function chosenAction(request: Request): Promise<AlertAction | undefined> {
  const form = await readSmallForm(request);
  if (form?.get(oneClick.field) === oneClick.value) return 'unsubscribe';
  return alertActions.find((action) => action === form?.get('action'));
}

/** A subscription can be renewed in the last weeks before its end. */
const renewableMs = 30 * 86_400_000;

/** Of an organisation that has left, its key: without one, the subscription would be for all. */
const employerName = (key: string): string => (isTenantKey(key) ? tenantByKey(key).name : key);

/** The subscription of a link, after what the visitor chose. Throws a 503. */
export async function readAlertPage(args: LoaderFunctionArgs, action?: AlertAction) {
  const link = await privateLinkOf(args);
  const { access } = args.context.get(staffContext);
  const alert = link && (await or503(openAlert(access, { ...link, action })));
  const renewable = Boolean(alert?.endsAt && Date.parse(alert.endsAt) - Date.now() < renewableMs);
  return data(
    { alert: alert && { ...alert, employer: employerName(alert.employer) }, renewable },
    { status: alert || action ? 200 : 404 },
  );
}
