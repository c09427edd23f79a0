import { describe, expect, it } from 'vitest';
import { tenants } from '../content/tenants.ts';
import { rolesOfGroups } from './groups.ts';

describe('the roles of groups', () => {
  it('are called like the groups, for every organisation', () => {
    for (const { key } of tenants) {
      const groups = [`websites-personal-${key}`, `websites-redaktion-${key}`, `websites-autor-${key}`];
      expect(rolesOfGroups(groups, 'websites-')).toEqual([`personal-${key}`, `redaktion-${key}`, `autor-${key}`]);
    }
    expect(rolesOfGroups(['Websites-Redaktion-Gruppe'], 'websites-')).toEqual(['redaktion-gruppe']);
  });

  it.each([
    'redaktion-tabor',
    'websites-redaktion-tabor-2',
    'websites-strapi-super-admin',
    'websites-autor-gruppe',
    'websites-redaktion-',
    '',
  ])('are none for "%s"', (group) => {
    expect(rolesOfGroups([group], 'websites-')).toEqual([]);
  });
});
