import type { CountReport } from '@group/content-client/contract/counts';
import { signReceipt } from '@group/content-client/contract/receipt';
import type { z } from 'zod';
import { contentApiToken } from '../secrets.ts';

/** The part of Koa's context that is used. */
export interface ReportContext {
  request: { headers: Record<string, string | string[] | undefined>; body?: unknown };
  status: number;
  body: unknown;
  set: (headers: Record<string, string>) => void;
}

/** Takes the report of a website and confirms it: 200, or 400 when malformed. */
export async function takeReport<Report>(
  ctx: ReportContext,
  { path }: CountReport,
  schema: z.ZodType<Report>,
  add: (report: Report) => Promise<void>,
): Promise<void> {
  const { headers, body } = ctx.request;
  const { data } = schema.safeParse(body);
  if (data) await add(data);
  ctx.body = {};
  ctx.status = data ? 200 : 400;
  ctx.set(signReceipt(contentApiToken(), 'counts', path, String(headers['idempotency-key'])));
}
