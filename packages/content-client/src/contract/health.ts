import { mounts } from './mounts.ts';

/**
 * Health checks of each program. `live`: the process answers. `ready`: it would serve a visitor; a balancer sends requests
 * elsewhere otherwise. `details`: for monitoring; fails also while something is degraded, though pages are served.
 */
export const healthPaths = {
  live: `${mounts.health}/live`,
  ready: `${mounts.health}/ready`,
  details: `${mounts.health}/details`,
} as const;

/** Below a second, which is Kubernetes's default timeout of a probe. */
export const readyTimeoutMs = 800;

/** More than a site waits for content. */
const detailsTimeoutMs = 3_000;

/** The state of a program. Cheap to read, and without personal data. */
export interface Health {
  /** Why the program cannot serve visitors, if so. */
  unreadyReason(): Promise<string | undefined>;
  /** What may be degraded, and whether it is. */
  degradations(): Promise<Readonly<Record<string, boolean>>>;
}

/** The value of `work`, or another one without an answer in time and after an error. */
async function inTime<T>(work: Promise<T>, timeoutMs: number, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), timeoutMs);
  return Promise.race([work.catch(() => otherwise), promise]).finally(() => clearTimeout(timer));
}

/** Limits the time in which the state is read. A program is not ready, and not known to be degraded, if that fails. */
export const limitedHealth = ({ unreadyReason, degradations }: Health): Health => ({
  unreadyReason: () => inTime(unreadyReason(), readyTimeoutMs, 'no answer in time'),
  degradations: () => inTime(degradations(), detailsTimeoutMs, {}),
});

/** The response to a health check: its status and its body as JSON. `undefined` for any other path. */
export async function checkHealth(
  path: string,
  { unreadyReason, degradations }: Health,
): Promise<{ status: 200 | 503; body: object } | undefined> {
  if (path === healthPaths.live) return { status: 200, body: { live: true } };
  if (path !== healthPaths.ready && path !== healthPaths.details) return undefined;
  const reason = await unreadyReason();
  const readiness = { ready: !reason, ...(reason && { reason }) };
  if (path === healthPaths.ready) return { status: reason ? 503 : 200, body: readiness };
  const degraded = Object.entries(await degradations()).flatMap(([name, applies]) => (applies ? [name] : []));
  return { status: reason || degraded.length > 0 ? 503 : 200, body: { ...readiness, degraded } };
}
