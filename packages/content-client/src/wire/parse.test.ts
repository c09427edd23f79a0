import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { wireArticlesFixture } from '../article/article.fixture.ts';
import { parseArticlesPage } from '../article/article.schema.ts';
import { wireConfigurationFixture } from '../configuration/configuration.fixture.ts';
import { parseConfiguration } from '../configuration/configuration.schema.ts';
import { wireEventsFixture } from '../event/event.fixture.ts';
import { parseEvents } from '../event/event.schema.ts';
import { wireJobsFixture } from '../job/job.fixture.ts';
import { parseJobsPage } from '../job/job.schema.ts';
import { wirePageFixture } from '../page/page.fixture.ts';
import { parsePage } from '../page/page.schema.ts';
import { rejectProblem } from './wire.fixture.ts';
import { type ContentProblem, ContentShapeError, type ReportProblem } from './problem.ts';

/** Each object and array in a JSON value with the keys of its elements. */
function placesIn(value: unknown): [container: object, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, element]) => [[value, key], ...placesIn(element)]);
}

/** A response of which one node is another value. */
function mangled(answer: object, at: number, value: unknown): unknown {
  const copy = structuredClone(answer);
  const places = placesIn(copy);
  const [container, key] = places[at % places.length] ?? [];
  if (container && key) Reflect.set(container, key, value);
  return copy;
}

const answers: [string, object, (body: unknown, report: ReportProblem) => unknown][] = [
  ['articles', wireArticlesFixture, parseArticlesPage],
  ['configurations', wireConfigurationFixture, parseConfiguration],
  ['events', wireEventsFixture, parseEvents],
  ['jobs', wireJobsFixture, parseJobsPage],
  ['pages', wirePageFixture, parsePage],
];

it.each(answers)('reads false %s, reports what it leaves out, or rejects the response', (_, answer, parse) => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.oneof(fc.jsonValue(), fc.constantFrom(null, '', -1, 1e300, [], {})), (at, value) => {
      const problems: ContentProblem[] = [];
      try {
        expect(parse(mangled(answer, at, value), (problem) => problems.push(problem))).toBeDefined();
      } catch (error) {
        if (!(error instanceof ContentShapeError)) throw error;
        problems.push(...error.problems);
      }
      for (const { field, message } of problems) expect(`${field}${message}`).not.toBe('');
    }),
    { numRuns: 500 },
  );
});

describe('a schema', () => {
  // zod compiles it with `Function`, which takes longer than all else.
  it.each(answers)('of %s is compiled once', (_, answer, parse) => {
    parse(answer, rejectProblem);
    const compile = vi.spyOn(globalThis, 'Function');
    parse(structuredClone(answer), rejectProblem);
    expect(compile).not.toHaveBeenCalled();
  });
});
