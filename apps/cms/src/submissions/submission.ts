import type { SubmissionType } from '../content/content-types.ts';
import { tenants } from '../content/tenants.ts';

/** What a website hands over, in the shape that the service keeps. */
export interface Submission {
  key: string;
  /** Tenant key. */
  company: string;
  /** Document id of an advertisement, or empty. */
  job: string;
  fields: Record<string, string>;
}

/** Longest value of each field; the outbox of the sites says the same or less. */
const longest: Readonly<Record<SubmissionType, Readonly<Record<string, number>>>> = {
  application: {
    reference: 40,
    firstName: 200,
    surname: 200,
    area: 40,
    highestDegree: 200,
    address: 200,
    zipCode: 20,
    location: 200,
    contact: 500,
    email: 254,
    tel: 40,
    message: 20_000,
    language: 10,
    flagged: 40,
  },
  message: { reference: 40, name: 200, email: 254, message: 20_000, language: 10 },
};

const required: Readonly<Record<SubmissionType, readonly string[]>> = {
  application: ['reference', 'firstName', 'surname', 'area'],
  message: ['reference', 'name', 'email', 'message'],
};

function recordOf(json: unknown): Record<string, unknown> | undefined {
  if (typeof json !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** Reads the part `data`; `undefined` where it has another shape. Fields that the service does not know are left out. */
export function submissionOf(type: SubmissionType, json: unknown, header: unknown): Submission | undefined {
  const data = recordOf(json);
  if (!data) return undefined;
  const { key, company, acceptedAt, job = '' } = data;
  if (!isText(key, 64) || !/^[\w-]{16,64}$/.test(key) || key !== header) return undefined;
  if (typeof company !== 'string' || !tenants.some((tenant) => tenant.key === company)) return undefined;
  if (!isText(acceptedAt, 40) || Number.isNaN(Date.parse(acceptedAt)) || !isText(job, 40)) return undefined;
  const fields: Record<string, string> = { acceptedAt: new Date(acceptedAt).toISOString() };
  for (const [name, most] of Object.entries(longest[type])) {
    const value = data[name] ?? '';
    if (!isText(value, most) || (required[type].includes(name) && !value.trim())) return undefined;
    fields[name] = value;
  }
  return { key, company, job, fields };
}
