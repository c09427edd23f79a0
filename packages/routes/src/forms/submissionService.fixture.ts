import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeArguments } from '../testing/routeArguments.fixture.ts';
import type { RequestedSite } from '../site/siteContext.ts';
import {
  createSubmissionService,
  type SubmissionService,
  submissionServiceContext,
  type SubmissionServiceOptions,
} from './submissionService.server.ts';

/** A folder of its own for a submissions. */
export const deskDirectory = (): string => mkdtempSync(join(tmpdir(), 'desk-'));

/** A submissions on a disk of its own; nobody answers at its content service unless one is given. */
export function submissionServiceFixture(options: Partial<SubmissionServiceOptions> = {}): SubmissionService {
  return createSubmissionService({
    access: { url: 'http://127.0.0.1:9', token: 'token' },
    dataDirectory: deskDirectory(),
    secret: 'a secret of at least thirty-two characters',
    ...options,
  });
}

/** What a loader of a page with a form is given. */
export function argumentsWithSubmissionService(site: RequestedSite, path: string) {
  const args = routeArguments(site, path);
  args.context.set(submissionServiceContext, submissionServiceFixture());
  return args;
}
