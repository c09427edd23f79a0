import { germanError } from './germanError.ts';
import { isRow, type Row } from './row.ts';
import type { Context } from './context.ts';

function inGerman(error: Row): Row {
  const { message, details } = error;
  return {
    ...error,
    ...(typeof message === 'string' && { message: germanError(message) }),
    ...(isRow(details) &&
      Array.isArray(details.errors) && {
        details: { ...details, errors: details.errors.map((each) => (isRow(each) ? inGerman(each) : each)) },
      }),
  };
}

/** Answers the admin's requests with German errors, whose messages it shows. Websites, below `/api`, read none. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const { path, body } = ctx;
    if (/^\/api(?:\/|$)/i.test(path) || !isRow(body) || !isRow(body.error)) return;
    ctx.body = { ...body, error: inGerman(body.error) };
  };
