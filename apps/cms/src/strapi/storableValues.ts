import { errors } from '@strapi/utils';
import { errorCode } from '../environment/errorCode.ts';
import type { Context } from './context.ts';

/** PostgreSQL's codes for a number that is too large for its column, and for a text where a number belongs. */
const outOfRange: ReadonlySet<string> = new Set(['22003', '22P02']);

const writing: ReadonlySet<string> = new Set(['POST', 'PUT']);

/** Rejects values that no column can hold, such as ids in addresses: Strapi would answer PostgreSQL's error with 500. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!outOfRange.has(errorCode(error))) throw error;
      if (!writing.has(ctx.method)) throw new errors.NotFoundError();
      throw new errors.ValidationError('Eine Zahl ist zu gross. Bitte eine kleinere schreiben.');
    }
  };
