import { describe, expect, it } from 'vitest';
import { ContentShapeError } from '../wire/problem.ts';
import { parsedBy, rejectProblem, withAttributes } from '../wire/wire.fixture.ts';
import { eventFixture, eventsFixture, wireEventsFixture } from './event.fixture.ts';
import { eventQuery, eventsQuery } from './event.queries.ts';

const scope = { tenant: 'tabor', locale: 'de-CH' } as const;

describe('eventsQuery', () => {
  it('asks for the latest of the tenant, those that are over too, and reads them in order of start', () => {
    expect(eventsQuery.request(scope)).toEqual({
      path: 'events',
      search: {
        'filters[company][key]': 'tabor',
        sort: 'startsAt:desc,documentId:asc',
        'pagination[pageSize]': '500',
        populate: 'deep',
        locale: 'de-CH',
      },
    });
    const latestFirst = { ...wireEventsFixture, data: wireEventsFixture.data.toReversed() };
    expect(eventsQuery.parse(latestFirst, rejectProblem)).toEqual(eventsFixture);
  });

  it('reads what the wire contract says', () => {
    expect(eventFixture).toEqual({
      id: 'e1herbstmarkt00000000000',
      slug: 'herbstmarkt-im-garten',
      title: 'Herbstmarkt im Garten',
      startsAt: '2026-11-28T13:00:00.000Z',
      endsAt: '2026-11-28T16:30:00.000Z',
      place: 'Garten und Cafeteria',
      teaser: expect.stringContaining('Marroni'),
      picture: { name: 'herbstmarkt_1f2e.jpg', width: 1920, height: 1280, alt: expect.any(String) },
      body: [{ type: 'paragraph', children: [expect.objectContaining({ type: 'text' })] }, expect.any(Object)],
      audience: 'public',
      registrationLink: undefined,
      cancelled: false,
      updatedAt: '2026-11-10T08:15:00.000Z',
      company: { key: 'tabor', name: 'Tabor', city: undefined, takesApplications: false },
    });
    expect(eventsFixture.map(({ audience, cancelled }) => [audience, cancelled])).toEqual([
      ['public', false],
      ['residents', false],
      ['public', true],
    ]);
  });

  it.each([
    ['startsAt', '28. November'],
    ['audience', 'staff'],
    ['registrationLink', 'javascript:alert(1)'],
    ['company', { data: null }],
    ['title', ' '],
  ])('leaves out and reports an event whose %s is %j', (field, value) => {
    const { parsed, fields } = parsedBy(eventsQuery, withAttributes(wireEventsFixture, { [field]: value }));
    expect(parsed).toHaveLength(2);
    expect(fields[0]).toMatch(new RegExp(`^data\\.0\\.attributes\\.${field}`));
  });

  it('does without a picture that is broken', () => {
    const picture = { data: { attributes: { url: '/uploads/x.exe', width: 1, height: 1 } } };
    const [event] = eventsQuery.parse(withAttributes(wireEventsFixture, { picture }), rejectProblem);
    expect(event?.picture).toBeUndefined();
  });
});

describe('eventQuery', () => {
  it('asks within the tenant', () => {
    expect(eventQuery('abc').request(scope).search).toEqual({
      'filters[documentId]': 'abc',
      'filters[company][key]': 'tabor',
      populate: 'deep',
      locale: 'de-CH',
    });
  });

  it('keeps an event, and not that there is none', () => {
    const query = eventQuery('abc');
    expect(query.parse(wireEventsFixture, rejectProblem)).toEqual(eventFixture);
    expect(query.parse({ data: [] }, rejectProblem)).toBeNull();
    expect(query.isCacheable?.(eventFixture)).toBe(true);
    expect(query.isCacheable?.(null)).toBe(false);
  });

  it('does not take a broken event for none', () => {
    expect(() => eventQuery('abc').parse(withAttributes(wireEventsFixture, { title: null }), () => {})).toThrow(
      ContentShapeError,
    );
  });
});
