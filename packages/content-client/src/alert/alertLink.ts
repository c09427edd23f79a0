import { type Alert, alertAnswer, type AlertLink } from '../contract/alertLink.ts';
import { askOfLink, inBody } from '../gateway/askOfLink.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import { ContentUnavailable } from '../gateway/gateway.ts';

/**
 * The subscription to which a link leads, after what the visitor chose; null if there is none any more. Throws
 * `ContentUnavailable`.
 */
export async function openAlert(access: ContentServiceAccess, link: AlertLink): Promise<Alert | null> {
  const { status, body } = await askOfLink(access, 'alerts/link', inBody(link));
  const { data } = alertAnswer.safeParse(body);
  if (status !== 200 || !data) throw new ContentUnavailable('subscriptions cannot be read');
  return data.alert;
}
