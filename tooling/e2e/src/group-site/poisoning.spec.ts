import { standardTenants } from '@group/themes/registry';
import { askRaw } from '../support/askRaw.ts';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, type Server, startSite, temporaryFolder } from '../testEnvironment/stack.ts';

interface Attack {
  /** Of the home page, which is not cached yet. */
  target?: string;
  host?: (genuine: string) => string;
  headers?: string[];
  body?: string;
}

/** Request headers that an attacker can set. Forged values contain `evil`. */
const attacks: Readonly<Record<string, Attack>> = {
  'a forwarded host': { headers: ['x-forwarded-host: evil.example', 'forwarded: host=evil.example;proto=evil'] },
  'a forwarded way': {
    headers: ['x-forwarded-proto: evil', 'x-forwarded-port: 666', 'x-forwarded-prefix: /evil', 'x-forwarded-for: evil'],
  },
  'other names for a host': { headers: ['x-host: evil.example', 'x-http-host-override: evil.example'] },
  'another path': { headers: ['x-original-url: /evil', 'x-rewrite-url: /evil', 'x-invoke-path: /evil'] },
  'another method': { headers: ['x-http-method-override: POST', 'x-method-override: DELETE', 'x-evil: 1'] },
  'what a browser says of itself': { headers: ['user-agent: evil', 'accept-language: evil', 'accept: evil/evil'] },
  'where it came from': { headers: ['origin: https://evil.example', 'referer: https://evil.example/evil'] },
  'a cookie': { headers: ['cookie: evil=1; theme=evil'] },
  'a copy that it has, and a part': { headers: ['if-none-match: *', 'range: bytes=0-3'] },
  'a strange packing': { headers: ['accept-encoding: evil, br;q=evil, *;q=0'] },
  'a query that no screen reads': { target: '/?utm_source=evil&__proto__=evil&evil[]=1;seite=evil&%65vil=%00' },
  'an address of its own': { target: 'http://evil.example/' },
  'a body': { headers: ['content-length: 10', 'content-type: text/plain'], body: 'seite=evil' },
  'a host behind the host': { host: (genuine) => `${genuine}@evil.example` },
};

let folder = '';
let site: Server | undefined;

test.beforeEach(async () => {
  folder = await temporaryFolder('poisoning');
});
test.afterEach(async () => {
  await site?.program.stop();
  await removeFolders([folder]);
});

test('forged headers never reach other visitors through the cache', async () => {
  // A separate site with an empty cache; each attack has a tenant of its own.
  const { contentUrl: url, contentToken: token } = runningStack();
  const { port } = (site = await startSite('group-site', { url, token }, folder));
  const names = Object.keys(attacks);
  expect(names.length).toBeLessThanOrEqual(standardTenants.length);
  for (const [position, tenant] of standardTenants.slice(0, names.length).entries()) {
    const what = names[position] ?? '';
    const { target = '/', host = (name: string) => name, headers = [], body } = attacks[what] ?? {};
    const genuine = `${tenant.hosts.development}:${port}`;
    const forged = await askRaw(port, [`GET ${target} HTTP/1.1`, `host: ${host(genuine)}`, ...headers], body);
    expect(forged.status, what).toBeGreaterThanOrEqual(200);
    expect(forged.body, what).not.toContain('evil');

    const askHonestly = () => askRaw(port, ['GET / HTTP/1.1', `host: ${genuine}`]);
    await expect.poll(async () => (await askHonestly()).status, what).toBe(200);
    const honest = await askHonestly();
    expect(honest.head + honest.body, what).not.toContain('evil');
    expect(honest.head, what).toContain('surrogate-key: ');
    expect(honest.body, what).toContain(tenant.name);
    expect(honest.body, what).toContain('</html>');
  }
});
