import {
  maxJobIdLength,
  storedKeyPattern,
  type SubmissionField,
  submissionFields,
  type SubmissionKind,
} from '@group/content-client/contract/submissions/fields';
import { readHouses } from '@group/content-client/contract/submissions/houses';
import { isPrivateToken } from '@group/content-client/contract/submissions/privateLink';
import { isRow, type Row } from '../../strapi/row.ts';

export interface Submission {
  key: string;
  /** Tenant key. */
  company: string;
  /** Tenant keys of the other houses that get the application too. */
  houses: readonly string[];
  /** Document id of the advertised job, or empty. */
  job: string;
  fields: Record<string, string>;
  /** Opens the page of the sender; none from other clients and from older websites. */
  privateToken: string | undefined;
}

/** The object in a JSON text; `undefined` for anything else. */
export function rowIn(json: unknown): Row | undefined {
  if (typeof json !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isRow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;

/** Validates the part `data`; `undefined` where it is invalid. Unknown fields are dropped. */
export function submissionOf(type: SubmissionKind, json: unknown, header: unknown): Submission | undefined {
  const data = rowIn(json);
  if (!data) return undefined;
  const { key, company, acceptedAt, job = '', privateToken } = data;
  if (typeof key !== 'string' || !storedKeyPattern.test(key) || key !== header) return undefined;
  if (typeof company !== 'string') return undefined;
  if (!isText(acceptedAt, 40) || Number.isNaN(Date.parse(acceptedAt)) || !isText(job, maxJobIdLength)) return undefined;
  if (privateToken !== undefined && !isPrivateToken(privateToken)) return undefined;
  const houses = readHouses(data.houses, company);
  if (!houses || (type !== 'application' && houses.length > 0)) return undefined;
  const fields: Record<string, string> = { acceptedAt: new Date(acceptedAt).toISOString() };
  const expected: Readonly<Record<string, SubmissionField>> = submissionFields[type];
  for (const [name, { maxStoredLength, required }] of Object.entries(expected)) {
    const value = data[name] ?? '';
    if (!isText(value, maxStoredLength) || (required && !value.trim())) return undefined;
    fields[name] = value;
  }
  return { key, company, houses, job, fields, privateToken };
}
