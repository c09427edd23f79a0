/** What handlers of the admin's own routes use of Koa's context. */
export interface AdminContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: { userAbility?: unknown };
  status: number;
  body: unknown;
}
