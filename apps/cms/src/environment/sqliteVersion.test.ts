import { expect, it } from 'vitest';
import { requireSqlite } from './sqliteVersion.ts';

it.each(['3.51.3', '3.51.4', '3.52.0', '3.54.1', '4.0.0'])('accepts SQLite %s', (version) => {
  expect(() => requireSqlite(version)).not.toThrow();
});

it.each(['3.51.2', '3.50.4', '3.9.9', '2.99.99', '', '3'])('rejects SQLite %j', (version) => {
  expect(() => requireSqlite(version)).toThrow('3.51.3 or newer');
});
