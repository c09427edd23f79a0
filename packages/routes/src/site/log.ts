import { currentRequest } from '@group/content-client/request/requestContext';

/**
 * One line of JSON for each event, as log collectors read it, with the id of the request that it belongs to. Never give it
 * anything that a visitor typed.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const requestId = currentRequest()?.id;
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields, requestId });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
}
