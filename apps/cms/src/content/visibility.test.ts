import { describe, expect, it } from 'vitest';
import { organisations, stored } from '../testing/entries.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService('seeded');

/** Whether an entry is in the list, and the status of its detail endpoint. */
async function visibilityOf(plural: string, id: string, more = '') {
  const list = await service.get(`/api/${plural}?pagination[pageSize]=100&filters[documentId]=${id}&locale=${more}`);
  const { status } = await service.get(`/api/${plural}/${id}?locale=`);
  return { listed: (list.body as { data: unknown[] }).data.length === 1, status };
}

describe('the publication period of an entry', () => {
  const past = '2026-01-01T00:00:00.000Z';
  const future = '2126-01-01T00:00:00.000Z';
  const companyOf = organisations(service, 'tabor');

  /** Publishes an entry and returns its id. */
  function publish(type: 'article' | 'event' | 'job', title: string, more: Record<string, unknown>) {
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const data = { title, slug, company: companyOf('tabor'), ...more };
    return stored(service, type, data, { locale: 'de-CH', status: 'published' });
  }

  const article = { date: '2026-11-01', teaser: 'Kurz.' };
  const event = { startsAt: past, place: 'Saal', teaser: 'Kurz.', audience: 'public' };
  const job = { kind: 'vacancy', area: 'care', workplace: 'Hier' };

  it.each([
    ['article', 'articles', article],
    ['event', 'events', event],
  ] as const)('hides an %s outside of it', async (type, plural, always) => {
    const visible = { listed: true, status: 200 };
    const hidden = { listed: false, status: 404 };
    const title = (suffix: string) => `Zeitprobe ${type} ${suffix}`;
    expect(await visibilityOf(plural, await publish(type, title('immer'), always))).toEqual(visible);
    const now = { ...always, publishFrom: past, publishUntil: future };
    expect(await visibilityOf(plural, await publish(type, title('jetzt'), now))).toEqual(visible);
    const later = { ...always, publishFrom: future };
    expect(await visibilityOf(plural, await publish(type, title('bald'), later))).toEqual(hidden);
    const over = { ...always, publishUntil: past };
    expect(await visibilityOf(plural, await publish(type, title('vorbei'), over))).toEqual(hidden);
  });

  it('hides future jobs, and excludes expired ones from current only', async () => {
    const soon = await publish('job', 'Zeitprobe bald', { ...job, publishFrom: future });
    expect(await visibilityOf('jobs', soon)).toEqual({ listed: false, status: 404 });
    for (const [suffix, more] of [
      ['vorbei', { publishUntil: past }],
      ['besetzt', { filled: true }],
    ] as const) {
      const id = await publish('job', `Zeitprobe ${suffix}`, { ...job, ...more });
      expect(await visibilityOf('jobs', id)).toEqual({ listed: true, status: 200 });
      expect(await visibilityOf('jobs', id, '&current=true')).toMatchObject({ listed: false });
    }
    const open = await publish('job', 'Zeitprobe offen', { ...job, publishFrom: past, publishUntil: future });
    expect(await visibilityOf('jobs', open, '&current=true')).toMatchObject({ listed: true });
  });

  it('cannot be bypassed by query parameters', async () => {
    await publish('event', 'Zeitprobe Geheimnis', { ...event, publishFrom: future });
    for (const query of [
      'filters[publishFrom][$gt]=2100-01-01',
      'filters[$or][0][title]=Zeitprobe Geheimnis&filters[$or][1][publishFrom][$notNull]=true',
      'filters=x',
      'current=false',
    ]) {
      const { body } = await service.get(`/api/events?pagination[pageSize]=100&locale=&${query}`);
      expect(JSON.stringify(body)).not.toContain('Geheimnis');
    }
  });
});
