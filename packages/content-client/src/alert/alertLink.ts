import { type Alert, alertAnswer, type AlertLink } from '../contract/alertLink.ts';
import { callService } from '../gateway/callService.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import { ContentUnavailable } from '../gateway/gateway.ts';

const timeoutMs = 10_000;

/**
 * The subscription to which a link leads, after what the visitor chose; null if there is none any more. In the body of the
 * request, as addresses are logged. Throws `ContentUnavailable`.
 */
export async function openAlert({ url, token }: ContentServiceAccess, link: AlertLink): Promise<Alert | null> {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(link),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  const answer: unknown = await callService('delivery', new URL('/api/alerts/link', url), init)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const result = alertAnswer.safeParse(answer);
  if (!result.success) throw new ContentUnavailable('subscriptions cannot be read');
  return result.data.alert;
}
