import { rejectProblem, wireAnswer } from '../wire/wire.fixture.ts';
import { parseRedirects } from './redirect.schema.ts';

/** A response of `GET /api/redirects`. */
export const wireRedirectsFixture = wireAnswer(
  { id: 'r1', attributes: { from: '/stellen', to: '/jobs/offene-stellen', permanent: true } },
  { id: 'r2', attributes: { from: '/menuplan', to: 'https://kueche.tabor.example/heute', permanent: null } },
);

export const redirectsFixture = parseRedirects(wireRedirectsFixture, rejectProblem);
