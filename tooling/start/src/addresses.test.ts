import { tenants } from '@group/themes/registry';
import { expect, it } from 'vitest';
import { addressLines } from './addresses.ts';
import { readSettings } from './settings.ts';

it('lists the URL of every tenant and of the admin', () => {
  const text = addressLines(readSettings({ GROUP_SITE_PORT: '8080' })).join('\n');
  for (const { hosts } of tenants) expect(text).toContain(`http://${hosts.development}:`);
  expect(text).toContain('http://tabor.localhost:8080');
  expect(text).toContain('http://rivabella.localhost:3001/de');
  expect(text).toContain('http://localhost:1337/admin');
});

it('lists the admin of an external content service', () => {
  const given = { CONTENT_API_URL: 'https://content.example', CONTENT_API_TOKEN: 'key' };
  expect(addressLines(readSettings(given)).join('\n')).toContain('https://content.example/admin');
});

it('lists the link for the first administrator while there is none', () => {
  const link = 'http://localhost:1337/admin/setup?token=abc';
  expect(addressLines(readSettings({}), link).join('\n')).toContain(link);
  expect(addressLines(readSettings({})).join('\n')).not.toContain('First administrator');
});
