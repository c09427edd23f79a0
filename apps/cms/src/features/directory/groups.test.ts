import { describe, expect, it } from 'vitest';
import { tenants } from '../../environment/tenants.ts';
import { staffRightsOfGroups, rolesOfGroups } from './groups.ts';

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

describe('the rights of staff by groups', () => {
  it('are those of the organisations in their names', () => {
    for (const { key } of tenants) {
      const groups = [`websites-intern-${key}`, `websites-plaetze-${key}`];
      expect(staffRightsOfGroups(groups, 'websites-')).toEqual({ companies: [key], placesOf: [key] });
    }
    const groups = ['/Firma/Websites-Intern-Tabor', 'websites-intern-bauma', 'websites-redaktion-geeren'];
    const { companies, placesOf } = staffRightsOfGroups(groups, 'websites-');
    expect([companies.toSorted(), placesOf]).toEqual([['bauma', 'tabor'], []]);
  });

  it.each(['intern-tabor', 'websites-intern-', 'websites-intern-gruppe', 'websites-plaetze-gruppe', 'tabor'])(
    'are none for "%s"',
    (group) => {
      expect(staffRightsOfGroups([group], 'websites-')).toEqual({ companies: [], placesOf: [] });
      expect(rolesOfGroups(['websites-intern-tabor'], 'websites-')).toEqual([]);
    },
  );
});
