import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { clientIpPrefixOf, setClientIpPrefix } from './clientIpPrefix.ts';
import { EnvironmentError } from '@group/content-client/contract/environment';
import { readTrustedProxies } from './trustedProxies.ts';

function requestFrom(address: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const incoming = new IncomingMessage(socket);
  if (forwarded !== undefined) incoming.headers['x-forwarded-for'] = forwarded;
  return incoming;
}

describe('clientIpPrefixOf', () => {
  it.each([
    // trusted proxies, remote address, X-Forwarded-For, prefix
    ['', '192.0.2.1', undefined, '192.0.2.1'],
    ['', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['10.0.0.5', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['10.0.0.5', '10.0.0.5', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.5', '::ffff:10.0.0.5', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.0/8', '::ffff:10.9.9.9', '::ffff:198.51.100.7', '198.51.100.7'],
    ['10.0.0.0/8', '10.9.9.9', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['10.0.0.0/8', '10.9.9.9', '203.0.113.9, 198.51.100.7, 10.1.1.1', '198.51.100.7'],
    ['10.0.0.0/8', '10.9.9.9', '203.0.113.9,nonsense', '10.9.9.9'],
    ['10.0.0.0/8', '10.9.9.9', '', '10.9.9.9'],
    ['10.0.0.0/8', '10.9.9.9', '10.1.1.1', '10.1.1.1'],
    ['10.0.0.0/8', '10.9.9.9', '198.51.100.7:5123', '198.51.100.7'],
    ['::1', '::1', '[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::'],
    ['fd00::/8', 'fd00::7', '2001:db8::9', '2001:db8:0:0::'],
    ['10.0.0.5, fd00::/64', '2001:db8::9', '198.51.100.7', '2001:db8:0:0::'],
    ['', '::1', undefined, '0:0:0:0::'],
    ['', 'fe80::1%eth0', undefined, 'fe80:0:0:0::'],
  ])('trusting %j, maps %s with %j to %s', (trusted, address, forwarded, prefix) => {
    expect(clientIpPrefixOf(requestFrom(address, forwarded), readTrustedProxies(trusted))).toBe(prefix);
  });

  it.each(['proxy.example', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.5/', '10.0.0.5 10.0.0.6'])(
    'rejects the setting %j',
    (setting) => {
      expect(() => readTrustedProxies(setting)).toThrow(EnvironmentError);
    },
  );
});

describe('setClientIpPrefix', () => {
  it('overwrites a forged header', async () => {
    // A copy of the headers, such as the router's, is made of the raw ones.
    const name = 'x-client-network';
    const listener = getRequestListener(({ headers }) =>
      Response.json([headers.get(name), new Headers(headers).get(name)]),
    );
    const { url } = await temporaryServer((incoming, outgoing) => {
      setClientIpPrefix(incoming, readTrustedProxies(''));
      void listener(incoming, outgoing);
    });
    const headers = { 'X-Client-Network': '8.8.8.8', 'x-forwarded-for': '8.8.4.4' };
    expect(await (await fetch(url, { headers })).json()).toEqual(['127.0.0.1', '127.0.0.1']);
  });
});
