/** What handlers of the admin's own routes use of Koa's context. */
export interface AdminContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** With the address that the browser asked for. */
  request: { body?: unknown; origin: string };
  state: { userAbility?: unknown };
  status: number;
  body: unknown;
}
