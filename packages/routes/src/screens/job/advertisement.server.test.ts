import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsSite, wireCompany, wireJob } from '../../testing/jobsSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loadAdvertisement } from './advertisement.server.ts';

const id = wireJob().id;
const other = wireJob({ id: 'o'.repeat(24), title: 'Andere' });
const geeren = wireCompany('geeren', 'Geeren');

function load({ site }: ReturnType<typeof jobsSite>, path: string) {
  return loadAdvertisement(routeArguments(site, path, { id: path.split('/').at(-1) }));
}

function redirectsTo(location: string) {
  return (answer: unknown) =>
    answer instanceof Response && answer.status === 301 && answer.headers.get('location') === location;
}

describe('loadAdvertisement', () => {
  // The fixture's jobs are open then.
  beforeEach(() => void vi.setSystemTime('2026-12-01T08:00:00Z'));

  it('returns an open job with employer, place and other open jobs', async () => {
    const { data, init } = await load(jobsSite('tabor', [wireJob(), other]), `/jobs/offene-stellen/${id}`);
    expect(init?.status).toBeUndefined();
    expect(data).toMatchObject({
      state: 'open',
      job: { id },
      employer: { name: 'Tabor', site: 'https://tabor.example' },
      place: { city: 'Aeugst am See' },
      others: [{ title: 'Andere' }],
      code: { address: `https://www.tabor.example/jobs/offene-stellen/${id}` },
    });
  });

  it.each([
    'Aeugst am See',
    'Aeugst am See, Küche',
    'Aeugst am See – Küche',
    'Aeugst am See/Küche',
    'Gartenhaus Küche',
  ])('finds the address of the house at the workplace %s', async (workplace) => {
    const content = jobsSite('tabor', [wireJob({ workplace })], { answers: { houses: wireHousesFixture } });
    const { data } = await load(content, `/jobs/offene-stellen/${id}`);
    const street = workplace.startsWith('Garten') ? 'Taborstrasse 14' : 'Taborstrasse 12';
    expect(data).toHaveProperty('place', { street, postalCode: '8999', city: 'Aeugst am See' });
  });

  it.each([
    ['filled', { filled: true }],
    ['past its time', { publishUntil: '2020-01-01T00:00:00.000Z' }],
  ])('answers 410 for a job that is %s, and returns others', async (_, changes) => {
    const answer = await load(jobsSite('tabor', [wireJob(changes), other]), `/jobs/offene-stellen/${id}`);
    expect(answer.init?.status).toBe(410);
    expect(answer.data).toMatchObject({ state: 'filled', title: 'Pflegefachperson HF', others: [{ id: other.id }] });
    expect(answer.data).not.toHaveProperty('job');
  });

  it.each([
    ['an unknown id', 'x'.repeat(24), 2],
    ['a job of another tenant', 'g'.repeat(24), 2],
    ['a malformed id', 'leitung-pflege', 1],
  ])('answers 404 for %s', async (_, jobId, requestCount) => {
    const content = jobsSite('tabor', [wireJob({ id: 'g'.repeat(24), company: geeren }), other]);
    const answer = await load(content, `/jobs/offene-stellen/${jobId}`);
    expect(answer.init?.status).toBe(404);
    expect(answer.data).toMatchObject({ state: 'removed', others: [{ title: 'Andere' }] });
    expect(content.requests).toHaveLength(requestCount);
  });

  it('finds the jobs of all organisations on the holding’s site', async () => {
    const { data } = await load(jobsSite('digallo', [wireJob({ company: geeren })]), `/jobs/offene-stellen/${id}`);
    expect(data).toMatchObject({
      employer: {
        name: 'Geeren',
        site: 'https://geeren.example',
        logo: expect.stringMatching(/^https:\/\/geeren\.example\//),
      },
      canonical: `https://geeren.example/jobs/offene-stellen/${id}`,
      // The holding would read the wish for it alone.
      trialDay: expect.stringMatching(/^https:\/\/.*geeren\.example\/besuch\?anlass=schnuppern$/),
    });
  });

  it('redirects each kind to its own path', async () => {
    const vacancy = jobsSite('tabor', [wireJob()]);
    const apprenticeship = jobsSite('tabor', [wireJob({ kind: 'apprenticeship' })]);
    await expect(load(vacancy, `/jobs/offene-lehrstellen/${id}`)).rejects.toSatisfy(
      redirectsTo(`/jobs/offene-stellen/${id}`),
    );
    await expect(load(apprenticeship, `/jobs/offene-stellen/${id}`)).rejects.toSatisfy(
      redirectsTo(`/jobs/offene-lehrstellen/${id}`),
    );
  });

  it('keeps apprenticeships among the vacancies on sites without apprenticeship screens', async () => {
    const company = wireCompany('rivabella', 'Rivabella');
    const content = jobsSite('rivabella', [wireJob({ kind: 'apprenticeship', company })], { language: 'it' });
    const { data } = await load(content, `/it/jobs/offene-stellen/${id}`);
    expect(data).toMatchObject({ state: 'open', job: { untranslated: true } });
  });
});
