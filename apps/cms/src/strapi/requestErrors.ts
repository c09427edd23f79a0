import { errors } from '@strapi/utils';
import { errorCode } from '../environment/errorCode.ts';
import type { Context } from './context.ts';

/** Codes of Node for a compressed body that is damaged. */
const damaged = /^(?:Z_|ERR__|ZSTD_)/;

/** Status of an error that only the sender of the request can mend; `undefined` for others. */
function statusOf(error: unknown, { headers }: Context): number | undefined {
  if (headers['content-encoding'] !== undefined && damaged.test(errorCode(error))) return 400;
  if (!(error instanceof Error) || !('status' in error && typeof error.status === 'number')) return undefined;
  // Of http-errors, as Koa's parts throw them, or of what unpacks and parses bodies; not what another service has answered.
  const isOfRequest = ('expose' in error && error.expose === true) || 'body' in error || error.status === 415;
  return isOfRequest && error.status >= 400 && error.status < 500 ? error.status : undefined;
}

/** PostgreSQL's codes for a number that is too large for its column, and for a text where a number belongs. */
const outOfRange: ReadonlySet<string> = new Set(['22003', '22P02']);

/** Rejects values that no column can hold, such as ids in addresses: Strapi would answer PostgreSQL's error with 500. */
const unstorable = ({ method }: Context): Error =>
  ['POST', 'PUT'].includes(method)
    ? new errors.ValidationError('Eine Zahl ist zu gross. Bitte eine kleinere schreiben.')
    : new errors.NotFoundError();

/** Answers malformed requests, such as `/%ff` or incomplete JSON: Strapi would log each with a stack trace. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (outOfRange.has(errorCode(error))) throw unstorable(ctx);
      const status = statusOf(error, ctx);
      if (status === undefined) throw error;
      const { name, message } = error instanceof Error ? error : new Error();
      ctx.status = status;
      ctx.body = { data: null, error: { status, name, message, details: {} } };
    }
  };
