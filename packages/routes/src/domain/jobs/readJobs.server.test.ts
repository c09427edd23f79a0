import { expect, it } from 'vitest';
import { jobsSite, wireCompany, wireJobs } from '../../testing/jobsSite.fixture.ts';
import { readJobsPage } from './readJobs.server.ts';

it('reads the translations of many jobs in parts that the content service can read', async () => {
  const jobs = wireJobs(250, { company: wireCompany('rivabella', 'Rivabella') });
  const { site, requests } = jobsSite('rivabella', jobs, { language: 'it', translated: jobs });
  const read = await readJobsPage(site, { page: 1, pageSize: 500 });
  expect(read.entries.filter(({ untranslated }) => untranslated)).toEqual([]);
  const byIds = requests.map((search) => Object.keys(search).filter((name) => name.includes('[$in]')).length);
  expect(byIds).toEqual([0, 100, 100, 50]);
});
