import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  maxKeyLength,
  maxMessageLength,
  type SubmissionField,
  storedKeyPattern,
  submissionFields,
  submissionKeyPattern,
} from './fields.ts';
import { acceptedEndings, fileLimits, maxFileMegabytes, maxFiles, maxReadFactor } from './files.ts';

describe('submissionFields', () => {
  const fields: [string, SubmissionField][] = Object.entries(submissionFields).flatMap(([kind, ofKind]) =>
    Object.entries(ofKind).map(([name, field]): [string, SubmissionField] => [`${kind}.${name}`, field]),
  );

  it.each(fields)('%s fits into the content service', (_, { maxLength, maxStoredLength }) => {
    expect(maxLength).toBeLessThanOrEqual(maxStoredLength);
  });

  it('texts of several lines have the length that the forms state', () => {
    const lengths = fields.flatMap(([, { input, maxLength }]) => (input === 'lines' ? [maxLength] : []));
    expect(new Set(lengths)).toEqual(new Set([maxMessageLength]));
  });

  it('keys are at most as long as their column', () => {
    expect(storedKeyPattern.test('k'.repeat(maxKeyLength))).toBe(true);
    expect(storedKeyPattern.test('k'.repeat(maxKeyLength + 1))).toBe(false);
  });

  it('keys of a website are accepted by the content service', () => {
    const key = randomUUID();
    expect([submissionKeyPattern.test(key), storedKeyPattern.test(key)]).toEqual([true, true]);
  });
});

describe('fileLimits', () => {
  it('are 10 files of 10 MB for an application, and none for others', () => {
    expect(fileLimits).toEqual({
      application: { maxFiles: 10, maxFileBytes: 10_000_000 },
      message: { maxFiles: 0, maxFileBytes: 0 },
      visit: { maxFiles: 0, maxFileBytes: 0 },
      alert: { maxFiles: 0, maxFileBytes: 0 },
    });
  });

  it('let the nginx example pass all that a website reads, with a megabyte for the fields', () => {
    const nginx = readFileSync(`${import.meta.dirname}/../../../../../tooling/operations/nginx.conf`, 'utf8');
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
    expect(Number(megabytes)).toBe(maxReadFactor * maxFiles * maxFileMegabytes + 1);
  });
});

describe('acceptedEndings', () => {
  it('offer documents and pictures', () => {
    expect(acceptedEndings).toBe('.pdf,.doc,.docx,.odt,.jpg,.jpeg,.png,.heic,.heif,.webp');
  });
});
