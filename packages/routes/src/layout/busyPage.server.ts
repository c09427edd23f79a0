import { messagesFor } from '@group/ui/messages/defineMessages';
import { documentLocale } from '@group/ui/messages/language';
import type { Tenant } from '@group/themes/tenant';
import { errorMessages } from './error.messages.ts';

/** Seconds after which the queue of renders has certainly moved on. */
const retryAfterSeconds = 5;

/**
 * A 503 that costs nothing to make, unlike the error screen: it is sent while too many pages wait to be rendered, and in
 * place of a document that cannot be fetched.
 */
export function busyPage({ language, features }: Pick<Tenant, 'language' | 'features'>, pathname: string): Response {
  const prefix = pathname.split('/', 2)[1];
  const inPath = features.languages?.find((each) => each.prefix === prefix)?.prefix ?? language;
  const { unavailable, tooManyHelp, reload } = messagesFor(errorMessages, inPath);
  const html = `<!doctype html><html lang="${documentLocale(inPath)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${unavailable}</title>
<main><h1>${unavailable}</h1><p>${tooManyHelp}</p><p><a href="">${reload}</a></p></main></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(retryAfterSeconds) };
  return new Response(html, { status: 503, headers });
}
