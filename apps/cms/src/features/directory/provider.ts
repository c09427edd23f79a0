import * as oidc from 'openid-client';
import { z } from 'zod';
import { errorCode } from '../../environment/errorCode.ts';
import { type Row, textOf } from '../../strapi/row.ts';
import type { OidcSettings } from './settings.ts';

/** Limit of each request to the provider: all accounts are checked within minutes, see directoryChecks.ts. */
const timeoutSeconds = 10;

/** The same while a person waits, who can sign in otherwise. */
const waitingSeconds = 4;

/** Time for typing a password and confirming a second factor at the provider. */
export const flowLifetimeMs = 600_000;

/** What a sign-in that has begun expects of the answer. */
export const flowSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

export type Flow = z.infer<typeof flowSchema>;

export interface Person {
  issuer: string;
  subject: string;
  /** Empty if the provider does not say. */
  email: string;
  firstname: string;
  lastname: string;
  groups: readonly string[];
  refreshToken: string;
}

/** The provider no longer vouches for a person: it is not down, it says no. */
export class PersonRejected extends Error {
  override name = 'PersonRejected';
}

/** Answers of the token endpoint by which it rejects the person, not this service (`invalid_client`) or for now. */
const rejecting: ReadonlySet<string> = new Set([
  'invalid_grant',
  'interaction_required',
  'login_required',
  'consent_required',
]);

let discovered: { issuer: string; configuration: Promise<oidc.Configuration> } | undefined;

function discover({ issuer, clientId, clientSecret }: OidcSettings, timeout: number): Promise<oidc.Configuration> {
  // Also the signature of tokens that come from the provider itself, over TLS.
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
  ];
  return oidc.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout });
}

/** The provider's addresses and keys; read once, and again after a failure. */
function provider(settings: OidcSettings): Promise<oidc.Configuration> {
  const { issuer } = settings;
  if (discovered?.issuer === issuer.href) return discovered.configuration;
  const configuration = discover(settings, timeoutSeconds);
  discovered = { issuer: issuer.href, configuration };
  configuration.catch(() => (discovered = undefined));
  return configuration;
}

/**
 * Begins a sign-in: the address to which the browser goes, and what its return must match. Throws if the provider does not
 * answer, so that no browser is sent to one that is down.
 * @param stateFor makes the state of a flow that no cookie keeps
 */
export async function beginSignIn(
  settings: OidcSettings,
  redirectUri: string,
  stateFor: (secrets: Omit<Flow, 'state'>) => string = oidc.randomState,
): Promise<{ url: URL; flow: Flow }> {
  const configuration = await discover(settings, waitingSeconds);
  const secrets = { nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const flow = { ...secrets, state: stateFor(secrets) };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: settings.scopes,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  });
  return { url, flow };
}

const textsOf = (value: unknown): string[] => [value].flat().filter((each): each is string => typeof each === 'string');

const looksLikeMail = (text: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text);

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** Reads a person from the ID token, and from the provider's further address if the token lacks groups or mail. */
async function personOf(
  { groupsClaim }: OidcSettings,
  configuration: oidc.Configuration,
  tokens: Tokens,
  known: { issuer: string; subject: string; refreshToken: string },
): Promise<Person> {
  const token = tokens.claims();
  if (token && (token.sub !== known.subject || token.iss !== known.issuer)) throw new PersonRejected();
  const isComplete = token && groupsClaim in token && 'email' in token;
  const lacksAddress = !configuration.serverMetadata().userinfo_endpoint;
  const further =
    isComplete || lacksAddress ? {} : await oidc.fetchUserInfo(configuration, tokens.access_token, known.subject);
  const claims: Row = { ...further, ...token };
  return {
    issuer: known.issuer,
    subject: known.subject,
    // Entra ID has accounts without a mail, whose name is one.
    email:
      [claims.email, claims.preferred_username]
        .map((claim) => textOf(claim).trim())
        .find(looksLikeMail)
        ?.toLowerCase() ?? '',
    firstname: textOf(claims.given_name).trim() || textOf(claims.name).trim(),
    lastname: textOf(claims.family_name).trim(),
    groups: textsOf(claims[groupsClaim]),
    // A provider that does not rotate it sends none.
    refreshToken: tokens.refresh_token ?? known.refreshToken,
  };
}

/**
 * Ends a sign-in with the address to which the provider sent the browser back. Throws if anything does not match: state,
 * nonce, issuer, signature, or a code that was used.
 */
export async function endSignIn(settings: OidcSettings, url: URL, flow: Flow): Promise<Person> {
  const configuration = await provider(settings);
  const tokens = await oidc.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const { sub = '', iss = '' } = tokens.claims() ?? {};
  if (!tokens.refresh_token) throw Object.assign(new Error(), { code: 'no refresh token, see OIDC_SCOPES' });
  return personOf(settings, configuration, tokens, { issuer: iss, subject: sub, refreshToken: tokens.refresh_token });
}

/** What may be logged of a failure: the code of the provider or of the library, not a text that a browser brought. */
export function failureCode(error: unknown): string {
  const isAnswer = error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError;
  const code = isAnswer ? error.error : errorCode(error);
  return !isAnswer || /^[a-z_]{1,50}$/.test(code) ? code : 'unknown';
}

function rejects(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return rejecting.has(error.error);
  return error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401;
}

/** Asks the provider about a person who has signed in. Throws {@link PersonRejected}, or else the provider is down. */
export async function askAgain(
  settings: OidcSettings,
  known: { issuer: string; subject: string; refreshToken: string },
): Promise<Person> {
  try {
    const configuration = await provider(settings);
    // The provider was replaced: the new one must not get a token of the former one, and does not know its people.
    if (configuration.serverMetadata().issuer !== known.issuer) throw new PersonRejected();
    const tokens = await oidc.refreshTokenGrant(configuration, known.refreshToken);
    return await personOf(settings, configuration, tokens, known);
  } catch (error) {
    throw rejects(error) ? new PersonRejected('rejected', { cause: error }) : error;
  }
}
