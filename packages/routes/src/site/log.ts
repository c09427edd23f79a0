import { currentRequest } from '@group/content-client/request/requestContext';

/** Logs one line of JSON with the id of the current request. Never pass anything that a visitor typed. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const requestId = currentRequest()?.id;
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields, requestId });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
}
