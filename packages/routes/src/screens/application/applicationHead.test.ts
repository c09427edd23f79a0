import { expect, it } from 'vitest';
import { siteFixture } from '../../testing/site.fixture.ts';
import { applicationHead } from './applicationHead.ts';

it.each([
  ['', undefined, '/jobs/schnellbewerbung'],
  ['', { id: 'j1' }, '/jobs/schnellbewerbung?stelle=j1'],
  ['/it', { id: 'j1' }, '/it/jobs/schnellbewerbung?stelle=j1'],
])('has a canonical URL below %j that leads to the form for %j, as phones share it', (pathPrefix, job, path) => {
  const matches = [{ id: 'root', loaderData: { ...siteFixture, pathPrefix } }];
  const head = applicationHead({ matches, location: { pathname: `${pathPrefix}/jobs/schnellbewerbung` } }, job);
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://tabor.example${path}` });
  expect(JSON.stringify(head)).toContain('/pictures/cards');
  expect(JSON.stringify(head)).not.toContain('?stelle=j1.jpg');
});
