import { describe, expect, it } from 'vitest';
import { houseFixture, housesFixture, wireHousesFixture } from './house.fixture.ts';
import { housesQuery } from './house.queries.ts';
import { parsedBy, withAttributes } from '../wire/wire.fixture.ts';

const parseFirst = (attributes: Record<string, unknown>) => {
  const { parsed, fields } = parsedBy(housesQuery('tenant'), withAttributes(wireHousesFixture, attributes));
  return { house: parsed.find(({ slug }) => slug === houseFixture.slug), fields };
};

describe('housesQuery', () => {
  it('asks for those of the tenant, or of the group, in the editors’ order', () => {
    const scope = { tenant: 'tabor', locale: '' } as const;
    expect(housesQuery('tenant').request(scope)).toEqual({
      path: 'houses',
      search: {
        'filters[company][key]': 'tabor',
        sort: 'sortOrder:asc',
        'pagination[pageSize]': '100',
        populate: 'deep',
        locale: '',
      },
    });
    expect(housesQuery('group').request(scope).search).not.toHaveProperty('filters[company][key]');
  });

  it('reads what the wire contract says', () => {
    expect(houseFixture).toMatchObject({
      slug: 'haupthaus-am-see',
      company: { key: 'tabor' },
      coordinates: { latitude: 47.2702, longitude: 8.4893 },
      contactPerson: { name: 'Ursina Beispiel', role: 'Hausleiterin' },
      pictures: [{ name: 'cafeteria_cd34.jpg' }, { name: 'zimmer_ef56.jpg' }],
    });
    expect(houseFixture).not.toHaveProperty('latitude');
  });

  it('needs no more than name, teaser and address', () => {
    expect(housesFixture[1]).toMatchObject({
      name: 'Gartenhaus',
      pictures: [],
      body: [],
      publicTransport: [],
      coordinates: undefined,
      contactPerson: undefined,
      places: undefined,
    });
  });

  it('is nowhere without both coordinates', () => {
    expect(parseFirst({ longitude: null }).house?.coordinates).toBeUndefined();
    expect(parseFirst({ latitude: 0 }).house?.coordinates).toEqual({ latitude: 0, longitude: 8.4893 });
  });

  it.each([
    ['street', ''],
    ['latitude', 95],
    ['website', 'javascript:alert(1)'],
    ['company', null],
  ])('leaves out and reports a house whose %s is %j', (field, value) => {
    const { house, fields } = parseFirst({ [field]: value });
    expect(house).toBeUndefined();
    expect(fields).toEqual([`data.0.attributes.${field}`]);
  });

  it('reads its tariffs, and leaves out and reports a malformed one', () => {
    const [first] = houseFixture.tariffs;
    expect(first).toMatchObject({ validFrom: '2026-01-01', rooms: { length: 2 }, extras: { length: 1 } });
    const { house, fields } = parseFirst({ tariffs: [{ ...first, rooms: [] }, first] });
    expect(house?.tariffs).toEqual([first]);
    expect(fields).toEqual(['haupthaus-am-see.tariffs.0.rooms']);
    expect(housesFixture[1]?.tariffs).toEqual([]);
  });
});
