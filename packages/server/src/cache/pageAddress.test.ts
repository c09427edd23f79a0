import { standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageAddresses } from './pageAddress.ts';

const hosts = createHostTable(standardTenants);
const ownPort = 3000;
const makeAddresses = () => createPageAddresses(hosts, () => ({ search: { seite: () => true, bereich: () => true } }));

/** The address of a request to a development host. */
const address = (requested: string, header = 'tabor.localhost:3000', secure = false) =>
  makeAddresses()(header, requested, ownPort, secure);

describe('createPageAddresses', () => {
  it('knows a host as soon as the host table has it', () => {
    const table = createHostTable(standardTenants);
    const addresses = createPageAddresses(table, () => ({ search: {} }));
    const tenantOf = (header: string) => addresses(header, '/', ownPort, true)?.key;
    expect(tenantOf('www.neu.example')).toMatch(/ https:\/\/unknown\.invalid /);
    const hostsOfTabor = { value: { tabor: ['www.neu.example'] }, source: '' };
    Object.assign(table, createHostTable(standardTenants, { hosts: hostsOfTabor }));
    expect(tenantOf('www.neu.example')).toMatch(/^tabor /);
  });

  it('renders any path and host on a host of a tenant, or does not cache it', () => {
    const unit = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%',
      '?',
      '&',
      '=',
      '#',
      '@',
      ':',
      '\u0000',
      '\ud800',
      'ß',
      'a',
    );
    const text = fc.oneof(fc.string({ unit, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));
    const addresses = makeAddresses();
    const own =
      /^(?:unknown\.invalid|[\w-]+\.localhost(?::\d+)?|localhost(?::\d+)?|www\.[\w-]+\.example|[\w-]+\.example)$/;
    fc.assert(
      fc.property(text, text, fc.boolean(), (path, host, secure) => {
        const found = addresses(host, `/${path}`, ownPort, secure);
        if (!found) return;
        expect(found.url).toBe(`${found.url.slice(0, found.url.indexOf('/', 8))}${found.target}`);
        expect(found.url.slice(found.url.indexOf('//') + 2, found.url.indexOf('/', 8))).toMatch(own);
      }),
    );
  });

  it('keeps only declared parameters, sorted by name', () => {
    expect(address('/jobs?utm=1&seite=2&bereich=b&_routes=x&q=%26')).toEqual({
      tenant: 'tabor',
      key: 'tabor http://tabor.localhost:3000 /jobs?bereich=b&seite=2',
      url: 'http://tabor.localhost:3000/jobs?bereich=b&seite=2',
      target: '/jobs?bereich=b&seite=2',
      undeclared: 'utm=1&_routes=x&q=%26',
    });
  });

  it.each([
    ['/jobs', '/jobs', ''],
    ['/jobs?', '/jobs', ''],
    ['/jobs?utm=1', '/jobs', 'utm=1'],
    ['/jobs?seite=1?', '/jobs?seite=1%3F', ''],
    ['/?seite=1', '/?seite=1', ''],
  ])('splits %s into %s and %j', (requested, target, undeclared) => {
    expect(address(requested)).toMatchObject({ target, undeclared });
  });

  it.each([['/x/../jobs'], ['/x/%2E%2e'], ['/./jobs'], ['/x\\..\\jobs']])(
    'does not cache %j, one of many spellings',
    (requested) => expect(address(requested)).toBeUndefined(),
  );

  it.each([['jobs'], ['http://evil.example/'], ['*'], ['/jobs#a'], ['#'], ['?seite=1'], ['']])(
    'does not cache %j',
    (requested) => expect(address(requested)).toBeUndefined(),
  );

  it('does not cache targets of more than 2000 characters', () => {
    expect(address(`/${'a'.repeat(1_999)}`)).toBeDefined();
    expect(address(`/${'a'.repeat(2_000)}`)).toBeUndefined();
  });

  it.each([
    ['tabor.localhost:3000', false, 'http://tabor.localhost:3000/'],
    ['tabor.localhost', false, 'http://tabor.localhost/'],
    ['tabor.localhost:3000', true, 'https://tabor.localhost:3000/'],
    ['TABOR.localhost:3000', false, 'http://tabor.localhost:3000/'],
    ['nowhere.example', false, 'https://unknown.invalid/'],
    ['nowhere.example:81', true, 'https://unknown.invalid/'],
  ])('renders %s (secure: %s) at %s', (header, secure, url) => {
    expect(address('/', header, secure)?.url).toBe(url);
  });

  it('renders production hosts at their first name, over https', () => {
    const tabor = standardTenants.find(({ key }) => key === 'tabor');
    const [first = ''] = tabor?.hosts.production ?? [];
    for (const header of tabor?.hosts.production ?? []) expect(address('/', header)?.url).toBe(`https://${first}/`);
    expect(address('/', `${first}:8443`)?.url).toBe(`https://${first}/`);
  });

  it('does not cache a development host with another port', () => {
    expect(address('/', 'tabor.localhost:3001')).toBeUndefined();
    expect(address('/', 'tabor.localhost:30')).toBeUndefined();
  });

  it('gives the same address again for a host that it has seen', () => {
    const addressOf = makeAddresses();
    const first = addressOf('tabor.localhost:3000', '/', ownPort, false);
    expect(addressOf('tabor.localhost:3000', '/', ownPort, false)).toEqual(first);
    expect(addressOf('bauma.localhost:3000', '/', ownPort, false)?.key).toMatch(/^bauma /);
  });
});
