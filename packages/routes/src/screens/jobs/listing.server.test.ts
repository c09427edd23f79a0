import { mailsQuery } from '@group/content-client/account/account.queries';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { describe, expect, it } from 'vitest';
import { paths } from '../../site/paths.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { listingHref } from '../../domain/jobs/jobFilter.ts';
import { jobsSite, wireCompany, wireJob, wireJobs } from '../../testing/jobsSite.fixture.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import { loadListing } from './listing.server.ts';
import { listingHead } from './listingHead.ts';

const companies = [
  { key: 'tabor', name: 'Tabor' },
  { key: 'geeren', name: 'Geeren' },
];
const geeren = wireCompany('geeren', 'Geeren');

function load(site: RequestedSite, address: string) {
  const path = address.startsWith(paths.apprenticeships.pattern)
    ? paths.apprenticeships.pattern
    : paths.vacancies.pattern;
  return loadListing(path, routeArguments(site, address));
}

describe('listingHead', () => {
  it.each([
    ['?bereich=pflege&utm_source=mail', '?bereich=pflege', true],
    ['?seite=2&utm_source=mail', '?seite=2', false],
  ])('of the list %s has the canonical URL %s', async (search, canonical, isUnlisted) => {
    const { site } = jobsSite('tabor', wireJobs(25));
    const listing = await load(site, `/jobs/offene-stellen${search}`);
    const head = listingHead(siteFixture, paths.vacancies.pattern, listing);
    const href = `https://tabor.example/jobs/offene-stellen${canonical}`;
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href });
    expect(JSON.stringify(head).includes('noindex')).toBe(isUnlisted);
  });
});

describe('loadListing', () => {
  it('reads one page of 20, however many jobs there are', async () => {
    const { site, requests } = jobsSite('tabor', wireJobs(412));
    const listing = await load(site, '/jobs/offene-stellen?seite=3');
    expect(listing).toMatchObject({ page: 3, pages: 21, total: 412, anyOpen: true });
    expect(listing.jobs).toHaveLength(20);
    expect(requests.map((search) => search['pagination[pageSize]'])).toEqual(['20', '20']);
  });

  it('requests no page beyond the last one', async () => {
    const { site, requests } = jobsSite('tabor', wireJobs(25));
    for (const page of [3, 17, 99_999]) {
      await expect(load(site, `/jobs/offene-stellen?seite=${page}`)).rejects.toMatchObject({ status: 302 });
    }
    const empty = load(site, '/jobs/offene-stellen?bereich=technik&seite=7');
    await expect(empty).rejects.toMatchObject({ status: 302 });
    expect(new Set(requests.map((search) => search['pagination[page]']))).toEqual(new Set(['1']));
  });

  it('filters by area and by apprenticeship in the content service', async () => {
    const jobs = [
      wireJob(),
      wireJob({ id: 'kueche', area: 'hotel' }),
      wireJob({ id: 'lehre', area: 'hotel', kind: 'apprenticeship' }),
    ];
    const { site } = jobsSite('tabor', jobs);
    const ids = async (address: string) => (await load(site, address)).jobs.map(({ id }) => id);
    expect(await ids('/jobs/offene-stellen?bereich=hotellerie')).toEqual(['kueche', 'lehre']);
    expect(await ids('/jobs/offene-stellen?bereich=hotellerie&lehrstellen=1')).toEqual(['lehre']);
    expect(await ids('/jobs/offene-lehrstellen')).toEqual(['lehre']);
  });

  it('filters by the places of the site’s houses', async () => {
    const jobs = [
      wireJob(),
      wireJob({ id: 'kueche', workplace: 'Seuzmatt, Küche' }),
      wireJob({ id: 'nachbarort', workplace: 'Seuzmatten' }),
    ];
    const { data } = wireHousesFixture;
    const inSeuzmatt = data.map(({ attributes }) => ({ id: 'h9', attributes: { ...attributes, city: 'Seuzmatt' } }));
    const { site } = jobsSite('tabor', jobs, { answers: { houses: { data: [...inSeuzmatt, ...data] } } });
    const { places } = await load(site, '/jobs/offene-stellen');
    expect(places).toEqual(['Aeugst am See', 'Seuzmatt']);
    const one = await load(site, '/jobs/offene-stellen?ort=Seuzmatt');
    expect(one.jobs.map(({ id }) => id)).toEqual(['kueche']);
    expect(listingHref(one.path, one.filter, 2)).toBe('/jobs/offene-stellen?ort=Seuzmatt&seite=2');
    expect(await load(site, '/jobs/offene-stellen?ort=K%C3%BCche')).toMatchObject({ total: 3 });
  });

  it('picks apprenticeships only where the site has a list of them', async () => {
    const jobs = [wireJob({ company: wireCompany('rivabella', 'Rivabella') })];
    const { site } = jobsSite('rivabella', jobs, { language: 'it', translated: jobs });
    const listing = await load(site, '/it/jobs/offene-stellen?lehrstellen=1');
    expect(listing).toMatchObject({ picksApprenticeships: false, total: 1, filter: { apprenticeshipsOnly: false } });
  });

  it('offers new jobs by mail unless it is unknown whether mails are sent', async () => {
    const { site } = jobsSite('tabor', [wireJob()]);
    expect((await load(site, '/jobs/offene-stellen')).offersAlert).toBe(false);
    const { read } = requestedSiteFixture('tabor', { mails: true });
    const mailing: RequestedSite = {
      ...site,
      read: (query, locale) => (query.type === mailsQuery.type ? read(query) : site.read(query, locale)),
    };
    expect((await load(mailing, '/jobs/offene-stellen')).offersAlert).toBe(true);
  });

  it('ignores unknown values', async () => {
    const { site } = jobsSite('tabor', wireJobs(2));
    const listing = await load(site, '/jobs/offene-stellen?bereich=zirkus&betrieb=geeren&lehrstellen=ja&seite=-1&x=y');
    expect(listing).toMatchObject({ total: 2, page: 1, companies: [] });
    expect(listingHref(listing.path, listing.filter)).toBe('/jobs/offene-stellen');
  });

  it('lists the jobs of all organisations on the holding’s site, and filters by organisation there', async () => {
    const { site } = jobsSite('digallo', [wireJob(), wireJob({ id: 'geeren', company: geeren })], { companies });
    const all = await load(site, '/jobs/offene-stellen');
    expect(all.companies).toMatchObject(companies);
    expect(all.jobs.map(({ company }) => company)).toEqual(['Tabor', 'Geeren']);
    const one = await load(site, '/jobs/offene-stellen?betrieb=geeren');
    expect(one.jobs.map(({ id }) => id)).toEqual(['geeren']);
  });

  it('lists only its own jobs on a house’s site, without the organisation’s name', async () => {
    const { site } = jobsSite('tabor', [wireJob(), wireJob({ id: 'geeren', company: geeren })], { companies });
    const { jobs } = await load(site, '/jobs/offene-stellen');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toHaveProperty('company', undefined);
  });

  it('distinguishes "no match" from "nothing open"', async () => {
    const { site } = jobsSite('tabor', [wireJob()]);
    expect(await load(site, '/jobs/offene-stellen?bereich=technik')).toMatchObject({ total: 0, anyOpen: true });
    expect(await load(site, '/jobs/offene-lehrstellen?bereich=pflege')).toMatchObject({ total: 0, anyOpen: false });
    const empty = jobsSite('tabor', []);
    expect(await load(empty.site, '/jobs/offene-stellen')).toMatchObject({ total: 0, anyOpen: false });
  });

  it('redirects to the last page where the list has become shorter', async () => {
    const { site } = jobsSite('tabor', wireJobs(25));
    const response = load(site, '/jobs/offene-stellen?bereich=pflege&seite=9');
    await expect(response).rejects.toSatisfy(
      (answer: unknown) =>
        answer instanceof Response &&
        answer.status === 302 &&
        answer.headers.get('location') === '/jobs/offene-stellen?bereich=pflege&seite=2',
    );
  });

  it('shows untranslated jobs in German, in the German order and number', async () => {
    const jobs = wireJobs(22);
    const [first] = jobs;
    const translated = first ? [wireJob({ id: first.id, title: 'Infermiera' })] : [];
    const { site } = jobsSite('rivabella', jobs.map(inRivabella), {
      language: 'it',
      translated: translated.map(inRivabella),
    });
    const listing = await load(site, '/it/jobs/offene-stellen');
    expect(listing).toMatchObject({ total: 22, pages: 2 });
    expect(listing.jobs.map(({ title, untranslated }) => [title, untranslated]).slice(0, 2)).toEqual([
      ['Infermiera', undefined],
      ['Pflegefachperson HF', true],
    ]);
  });
});

function inRivabella(job: ReturnType<typeof wireJob>) {
  const company = wireCompany('rivabella', 'Rivabella');
  return wireJob({ ...job.attributes, id: job.id, company });
}
