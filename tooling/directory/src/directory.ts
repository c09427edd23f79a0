import { createServer } from 'node:http';
import { listening } from '@group/vitest-preset/listening';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';

/** A person in the directory; signs in with their subject as name and any password. */
export interface DirectoryPerson {
  subject: string;
  email?: string;
  firstname: string;
  lastname: string;
  groups: readonly string[];
}

const client = { id: 'websites', secret: 'of-tests-and-of-nothing-else-oidc' };
const scopes = 'openid profile email offline_access';

/** A native application's address on this machine may have any port (RFC 8252), as test servers do. */
const redirectUri = 'http://127.0.0.1/content/oidc/callback';

/** A company's own application needs no consent, although the library requires it for native ones. */
function withoutConsent() {
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.remove('native_client_prompt');
  return policy;
}

function configurationOf(people: ReadonlyMap<string, DirectoryPerson>, conforms: boolean): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        application_type: 'native',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub', 'groups'], profile: ['given_name', 'family_name'], email: ['email'] },
    conformIdTokenClaims: conforms,
    issueRefreshToken: () => Promise.resolve(true),
    cookies: { keys: [client.secret] },
    ttl: { AccessToken: 600, Grant: 86_400, IdToken: 3600, Interaction: 600, RefreshToken: 86_400, Session: 86_400 },
    findAccount(_, subject) {
      const person = people.get(subject);
      if (!person) return undefined;
      const { email, firstname, lastname, groups } = person;
      const claims = { sub: subject, email, given_name: firstname, family_name: lastname, groups };
      return { accountId: subject, claims: () => claims };
    },
    interactions: { policy: withoutConsent() },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (!accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
  };
}

/**
 * Starts a real OpenID Connect provider, without people, on a port of this machine. Its pages for signing in are those that
 * the library has for development.
 * @param conforms whether names and mails are at the userinfo endpoint alone; otherwise in the ID token, as with Entra ID
 */
export async function startDirectory(conforms = false) {
  const people = new Map<string, DirectoryPerson>();
  let isDown = false;
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => {
    if (isDown || !answer) response.writeHead(503).end();
    else void answer(request, response);
  });
  const { url: issuer } = await listening(server);
  answer = new Provider(issuer, configurationOf(people, conforms)).callback();
  return {
    /** Variables of the content service. */
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    /** Adds a person, or replaces what is known of them. */
    put: (person: DirectoryPerson) => void people.set(person.subject, person),
    /** Removes a person, who has left. */
    remove: (subject: string) => void people.delete(subject),
    /** Answers every request with 503 until `up`. */
    down: () => (isDown = true),
    up: () => (isDown = false),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type Directory = Awaited<ReturnType<typeof startDirectory>>;
