import { describe, expect, it } from 'vitest';
import { comparableHost, configuredHost } from './hostName.ts';

describe('comparableHost', () => {
  it.each([
    ['tabor.example', 'tabor.example'],
    ['TABOR.Example:3000', 'tabor.example'],
    ['www.tabor.example', 'tabor.example'],
    ['WWW.tabor.example.', 'tabor.example'],
    ['tabor.localhost.:3000', 'tabor.localhost'],
    ['localhost', 'localhost'],
    ['127.0.0.1:8080', '127.0.0.1'],
    ['[::1]', '[::1]'],
    ['[::1]:3000', '[::1]'],
    ['[2001:DB8::7]:443', '[2001:db8::7]'],
    ['www', 'www'],
    ['  tabor.example ', 'tabor.example'],
  ])('normalises %o to %o', (header, expected) => {
    expect(comparableHost(header)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '.',
    ':3000',
    'tabor..example',
    '-tabor.example',
    'tabor.example:',
    'tabor.example:999999',
    'tabor.example:80:80',
    '::1',
    '[::1',
    'tabor.example/path',
    'user@tabor.example',
    'tabor.example, evil.example',
    'tabor.example\r\nx-evil: 1',
    'täbor.example',
    'tabor.example\u0000',
    'tаbor.example',
    '<script>',
    `${'a.'.repeat(200)}example`,
    'a'.repeat(100_000),
  ])('returns an empty string for %o', (header) => {
    expect(comparableHost(header)).toBe('');
  });
});

describe('configuredHost', () => {
  it.each([
    ['www.Tabor.example', 'www.tabor.example'],
    ['tabor.example.', 'tabor.example'],
    ['wäckerling.example', 'xn--wckerling-v2a.example'],
  ])('normalises %o to %o', (host, expected) => {
    expect(configuredHost(host)).toBe(expected);
  });

  it.each([
    '',
    'https://tabor.example',
    'tabor.example:443',
    'tabor.example/de',
    '*.tabor.example',
    'tabor example',
    'a@b',
  ])('rejects %o', (host) => {
    expect(configuredHost(host)).toBeNull();
  });
});
