import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { Handler } from 'hono';

/** How long the contact is said to be right, in milliseconds: at most a year is advised (RFC 9116, section 2.5.5). */
const validFor = 300 * 24 * 60 * 60 * 1000;

/** Where somebody tells of a weakness that they found (RFC 9116): the contact form of the tenant. */
export function securityContact(hosts: HostTable): Handler {
  return (context) => {
    const { canonicalHost } = resolveTenant(hosts, context.req.header('host') ?? '');
    const expires = new Date(Date.now() + validFor).toISOString();
    const lines = [
      `Contact: https://${canonicalHost}/kontakt`,
      `Expires: ${expires}`,
      'Preferred-Languages: de, en, it, fr',
      `Canonical: https://${canonicalHost}/.well-known/security.txt`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' });
  };
}
