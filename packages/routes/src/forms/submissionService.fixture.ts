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

/** A temporary data directory for a submission service. */
export const submissionDirectory = (): string => mkdtempSync(join(tmpdir(), 'submissions-'));

/** A submission service in a directory of its own; without a given content service, connections are refused. */
export function submissionServiceFixture(options: Partial<SubmissionServiceOptions> = {}): SubmissionService {
  return createSubmissionService({
    access: { url: 'http://127.0.0.1:9', token: 'token' },
    dataDirectory: submissionDirectory(),
    secret: 'a secret of at least thirty-two characters',
    ...options,
  });
}

/** The arguments of a loader of a page with a form. */
export function argumentsWithSubmissionService(site: RequestedSite, path: string) {
  const args = routeArguments(site, path);
  args.context.set(submissionServiceContext, submissionServiceFixture());
  return args;
}
