import { isRow } from '../../../strapi/row.ts';

interface Context {
  state: { recoveryCodes?: string[] };
  body: unknown;
}

/** Adds the recovery codes to the response of the login with which a user has set up the second factor. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const { recoveryCodes } = ctx.state;
    if (recoveryCodes && isRow(ctx.body) && isRow(ctx.body.data)) {
      ctx.body = { ...ctx.body, data: { ...ctx.body.data, recoveryCodes } };
    }
  };
