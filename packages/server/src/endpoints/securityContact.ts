import * as paths from '@group/content-client/contract/paths';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import type { Handler } from 'hono';

/** RFC 9116, section 2.5.5, recommends less than a year. */
const validForMs = 300 * 24 * 60 * 60 * 1000;

/** Serves security.txt (RFC 9116); its contact for vulnerability reports is the tenant's contact form. */
export function securityContact(hosts: HostTable): Handler {
  return (context) => {
    const { canonicalHost } = resolveTenant(hosts, context.req.header('host') ?? '');
    const expires = new Date(Date.now() + validForMs).toISOString();
    const lines = [
      `Contact: https://${canonicalHost}${paths.contact.href()}`,
      `Expires: ${expires}`,
      'Preferred-Languages: de, en, it, fr',
      `Canonical: https://${canonicalHost}${paths.securityContact.href()}`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' });
  };
}
