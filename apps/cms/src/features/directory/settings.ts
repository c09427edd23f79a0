import { variables } from '../../environment/variables.ts';

export interface OidcSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Space-separated. */
  scopes: string;
  groupsClaim: string;
  groupPrefix: string;
}

/** `undefined` without a provider. */
export function oidcSettings(): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, ...others } = variables();
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  return {
    issuer: new URL(OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scopes: others.OIDC_SCOPES,
    groupsClaim: others.OIDC_GROUPS_CLAIM,
    groupPrefix: others.OIDC_GROUP_PREFIX,
  };
}
