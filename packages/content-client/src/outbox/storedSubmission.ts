import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { submissionKinds } from '../contract/submissions/fields.ts';
import type { Submission } from './submission.ts';

const storedFile = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  hash: z.string(),
  path: z.string(),
});
const storedSubmission = z.object({
  key: z.string(),
  reference: z.string(),
  kind: z.enum(submissionKinds),
  tenant: z.string(),
  fields: z.record(z.string(), z.string()),
  files: z.array(storedFile),
  acceptedAt: z.number().refine((time) => !Number.isNaN(new Date(time).getTime())),
});

function withPaths(submission: Submission, mapPath: (path: string) => string): Submission {
  return { ...submission, files: submission.files.map((file) => ({ ...file, path: mapPath(file.path) })) };
}

/** Serialises a submission. File paths are relative to `directory`, so that it can be moved. */
export function writeSubmission(submission: Submission, directory: string): string {
  return JSON.stringify(withPaths(submission, (path) => relative(directory, path)));
}

/** Parses a stored submission. Throws if it is invalid; the error may contain personal data. */
export function readSubmission(content: string, key: string, directory: string): Submission {
  const submission = storedSubmission.extend({ key: z.literal(key) }).parse(JSON.parse(content));
  return withPaths(submission, (path) => resolve(directory, path));
}
