import type { TenantKey } from '@group/themes/registry';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { cookieIn } from '../site/cookieIn.server.ts';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** An encrypted cookie of this host, for its programs alone. */
export interface SealedCookie {
  /** A `Set-Cookie` header that deletes it. */
  cleared: string;
  /** A `Set-Cookie` header with values of one tenant. */
  header(secret: string, tenant: TenantKey, values: Readonly<Record<string, unknown>>): Promise<string>;
  /** The values of a request's cookie; empty where it is missing, tampered with, expired, or of another tenant. */
  read(secret: string, tenant: TenantKey, request: Request): Promise<Readonly<Record<string, unknown>>>;
}

export function sealedCookie(name: `__Host-${string}`, lifetimeSeconds: number): SealedCookie {
  const options = { ...defaults, ttl: lifetimeSeconds * 1000 };
  return {
    cleared: `${name}=; ${attributes}; Max-Age=0`,
    async header(secret, tenant, values) {
      return `${name}=${await seal({ ...values, tenant }, secret, options)}; ${attributes}; Max-Age=${lifetimeSeconds}`;
    },
    async read(secret, tenant, request) {
      const value = cookieIn(request, name);
      if (!value) return {};
      try {
        const values: Readonly<Record<string, unknown>> = Object(await unseal(value, secret, options));
        return values.tenant === tenant ? values : {};
      } catch {
        return {};
      }
    },
  };
}
