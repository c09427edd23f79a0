import { describe, expect, it } from 'vitest';
import { inside } from '../testing/inside.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';
import { company, picture, richText } from '../testing/wire.fixture.ts';

const service = runningService('seeded');

/** Two example entries in the wire format. */
const kranzbinden = {
  id: expect.stringMatching(/^[a-z0-9]{24}$/),
  attributes: {
    slug: 'tabor-kranzbinden',
    startsAt: '2026-11-27T12:30:00.000Z',
    endsAt: '2026-11-27T15:00:00.000Z',
    place: 'Werkraum im Erdgeschoss',
    audience: 'public',
    cancelled: false,
    registrationLink: 'tel:+41440000000',
    picture,
    body: richText,
    company: company('tabor'),
  },
};
const mainHouse = {
  slug: 'tabor-haus-am-hang',
  name: 'Haus am Hang',
  street: 'Taborstrasse 12',
  postalCode: '8999',
  city: 'Aeugst am See',
  places: 64,
  latitude: 47.2494,
  longitude: 8.4883,
  picture,
  pictures: { data: expect.arrayContaining([inside(picture.data)]) },
  contactPerson: { name: 'Regula Tanner', phone: '044 000 00 00' },
  publicTransport: richText,
  byCar: richText,
  company: company('tabor'),
};

/** The blocks of one of Tabor's pages. */
async function blocksOf(path: string): Promise<unknown[]> {
  const { body } = await service.get(
    `/api/pages?filters[company][key]=tabor&filters[path]=${path}&populate=deep&locale=`,
  );
  const { data } = body as { data: { attributes: { blocks: unknown[] } }[] };
  return data[0]?.attributes.blocks ?? [];
}

const portrait = (alternativeText: string) => ({ data: inside({ attributes: inside({ alternativeText }) }) });
const person = (name: string) => ({ id: expect.any(String), attributes: inside({ name, picture: portrait(name) }) });

describe('events, houses, training positions, people and documents', () => {
  const ofTabor = 'filters[company][key]=tabor&populate=deep&locale=';

  it('are sorted by the start of events', async () => {
    const { body } = await service.get(`/api/events?${ofTabor}&sort=startsAt:asc&pagination[pageSize]=500`);
    const { data } = body as { data: { attributes: { startsAt: string } }[] };
    const begins = data.map(({ attributes }) => attributes.startsAt);
    expect(begins).toEqual(begins.toSorted());
    expect(body).toMatchObject({ data: expect.arrayContaining([inside(kranzbinden)]) });
  });

  it('are sorted in the order of the editors', async () => {
    const query = `${ofTabor}&sort=sortOrder:asc&pagination[pageSize]=100`;
    const { body: houses } = await service.get(`/api/houses?${query}`);
    expect(houses).toMatchObject({ data: [{ attributes: mainHouse }, { attributes: { places: 6 } }] });
    const { body: positions } = await service.get(`/api/training-positions?${query}`);
    expect(positions).toMatchObject({
      data: [{ attributes: { qualification: 'EFZ', duration: '3 Jahre', body: expect.any(Array), picture } }, {}, {}],
    });
    const { body: people } = await service.get(`/api/people?${query}`);
    expect(people).toMatchObject({
      data: [
        { attributes: { name: 'Hanna Brodbeck', role: 'Geschäftsleiterin', picture: portrait('Hanna Brodbeck') } },
        {},
        {},
        {},
        {},
      ],
    });
  });

  it('include real PDF documents', async () => {
    const { body } = await service.get(`/api/downloads?${ofTabor}`);
    const file = {
      url: expect.stringMatching(/^\/uploads\/[\w-]+\.pdf$/),
      mime: 'application/pdf',
      size: expect.any(Number),
    };
    expect(body).toMatchObject({ data: [{ attributes: { file: { data: { attributes: file } } } }, {}] });
    const [url] = /\/uploads\/[\w-]+\.pdf/.exec(JSON.stringify(body)) ?? [];
    const response = await fetch(`${service.origin}${url}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = await response.bytes();
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(Buffer.from(bytes.subarray(-6)).toString()).toContain('%%EOF');
  });

  it('include the imprint and redirects', async () => {
    const { body: imprint } = await service.get(`/api/imprints?${ofTabor}`);
    expect(imprint).toMatchObject({
      data: [
        {
          attributes: {
            companyName: 'Alterszentrum Tabor AG',
            authorizedRepresentatives: [{ name: 'Dr. Walter Stähli', role: expect.any(String) }, {}],
            registrationNumber: 'CHE-000.000.000',
            disclaimers: richText,
            copyright: richText,
          },
        },
      ],
    });
    const { body: redirects } = await service.get(
      '/api/redirects?filters[company][key]=tabor&pagination[pageSize]=500',
    );
    expect(redirects).toMatchObject({
      data: expect.arrayContaining([inside({ attributes: { from: '/team', to: '/ueber-uns', permanent: true } })]),
    });
  });
});

describe('a composed page', () => {
  it('lists the selected people in their order, or none for all', async () => {
    const chosen = {
      __component: 'blocks.people',
      people: { data: [person('Hanna Brodbeck'), person('Regula Tanner')] },
    };
    expect(await blocksOf('/kontakt')).toContainEqual(expect.objectContaining(chosen));
    const blockWithoutSelection = { __component: 'blocks.people', people: { data: [] } };
    expect(await blocksOf('/ueber-uns')).toContainEqual(expect.objectContaining(blockWithoutSelection));
  });

  it('has every kind of block', async () => {
    const blocks = (await Promise.all(['/wohnen', '/pflege-betreuung', '/ueber-uns'].map(blocksOf))).flat();
    for (const block of [
      {
        __component: 'blocks.questions',
        questions: expect.arrayContaining([inside({ question: expect.any(String), answer: richText })]),
      },
      { __component: 'blocks.downloads', title: expect.any(String), downloads: { data: [] } },
      { __component: 'blocks.call-to-action', title: expect.any(String), label: expect.any(String), link: '/kontakt' },
      { __component: 'blocks.events', title: expect.any(String), count: 2 },
      { __component: 'blocks.advantages', advantages: expect.arrayContaining([inside({ title: expect.any(String) })]) },
      { __component: 'blocks.quote', text: expect.any(String), author: 'Elsbeth K.', picture: { data: null } },
      { __component: 'blocks.houses', title: expect.any(String) },
    ]) {
      expect(blocks).toContainEqual(expect.objectContaining(block));
    }
  });

  it('omits unpublished people', async () => {
    const people = service.entries('person');
    const pages = service.entries('page');
    const make = async (name: string) => {
      const data = { name, role: 'Probe' };
      return (await people.create({ locale: 'de-CH', data, status: 'published' })).documentId;
    };
    const [published, unpublished] = [await make('Bleibt Hier'), await make('Geht Weg')];
    const blocks = [{ __component: 'blocks.people', title: 'Probe', people: [published, unpublished] }];
    const data = { title: 'Probe', path: '/s/probe', blocks };
    const { documentId } = await pages.create({ locale: 'de-CH', data, status: 'published' });
    await people.unpublish({ documentId: unpublished, locale: 'de-CH' });
    const { body } = await service.get(`/api/pages/${documentId}?populate=deep&locale=`);
    expect(JSON.stringify(body)).toContain('Bleibt Hier');
    expect(JSON.stringify(body)).not.toContain('Geht Weg');
  });
});

it('returns the address of a house in every locale', async () => {
  const houses = service.entries('house');
  const { documentId = '' } = (await houses.findFirst({ filters: { slug: 'rivabella-casa' }, locale: 'de-CH' })) ?? {};
  const data = { name: 'Casa', teaser: 'Prova.' };
  await houses.update({ documentId, locale: 'it-CH', data, status: 'published' });
  for (const locale of ['de-CH', 'it-CH']) {
    const { body } = await service.get(`/api/houses/${documentId}?locale=${locale}`);
    expect(body).toMatchObject({ data: { attributes: { slug: 'rivabella-casa', city: 'Riva San Carlo' } } });
  }
});
