import type { TenantKey } from '@group/themes/registry';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { cookieIn } from '../site/cookieIn.server.ts';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

type Values = Readonly<Record<string, unknown>>;

/** An encrypted cookie of this host, for its programs alone. */
export function sealedCookie(name: `__Host-${string}`, lifetimeSeconds: number) {
  const options = { ...defaults, ttl: lifetimeSeconds * 1000 };
  return {
    /** A `Set-Cookie` header that deletes it. */
    cleared: `${name}=; ${attributes}; Max-Age=0`,
    /** A `Set-Cookie` header with values of one tenant. */
    async header(secret: string, tenant: TenantKey, values: Values): Promise<string> {
      return `${name}=${await seal({ ...values, tenant }, secret, options)}; ${attributes}; Max-Age=${lifetimeSeconds}`;
    },
    /** The values of a request's cookie; empty where it is missing, tampered with, expired, or of another tenant. */
    async read(secret: string, tenant: TenantKey, request: Request): Promise<Values> {
      const value = cookieIn(request, name);
      if (!value) return {};
      try {
        const values: Values = Object(await unseal(value, secret, options));
        return values.tenant === tenant ? values : {};
      } catch {
        return {};
      }
    },
  };
}
