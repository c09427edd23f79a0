/** A form of the websites whose entries the content service stores. */
export type SubmissionKind = 'application' | 'message';

/** Lengths are in UTF-16 code units. */
export interface SubmissionField {
  /** Longest value that the websites accept and deliver. */
  maxLength: number;
  /**
   * Longest value that the content service stores: a column's length, which changes only with a migration. Never less
   * than `maxLength`, or a delivered submission would be rejected.
   */
  maxStoredLength: number;
  /** The value must not be empty. */
  required?: true;
}

/** Longest mail address (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254;

/**
 * The key that a website generates with each form: a UUID, so that it can also name a folder. It identifies a submission,
 * so that a repeated delivery creates no second entry.
 */
export const submissionKeyPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Keys that the content service accepts, which include those of other clients. */
export const storedKeyPattern = /^[\w-]{16,64}$/;

/** Longest key that {@link storedKeyPattern} matches. */
export const maxKeyLength = 64;

/** Longest id of a job. */
export const maxJobIdLength = 40;

/** Set by the website, not by the visitor. */
const siteFields = {
  reference: { maxLength: 40, maxStoredLength: 40, required: true },
  language: { maxLength: 10, maxStoredLength: 10 },
} as const satisfies Record<string, SubmissionField>;

const email = { maxLength: maxEmailLength, maxStoredLength: maxEmailLength } as const;
const message = { maxLength: 4_000, maxStoredLength: 20_000 } as const;

export const submissionFields = {
  application: {
    ...siteFields,
    firstName: { maxLength: 80, maxStoredLength: 200, required: true },
    surname: { maxLength: 80, maxStoredLength: 200, required: true },
    area: { maxLength: 40, maxStoredLength: 40, required: true },
    highestDegree: { maxLength: 160, maxStoredLength: 200 },
    address: { maxLength: 160, maxStoredLength: 200 },
    zipCode: { maxLength: 12, maxStoredLength: 20 },
    location: { maxLength: 80, maxStoredLength: 200 },
    contact: { maxLength: 160, maxStoredLength: 500 },
    email,
    // Two numbers in E.164, each a plus sign and up to 15 digits, separated by a comma and a space.
    tel: { maxLength: 34, maxStoredLength: 40 },
    message,
    // `unscanned` where the files could not be scanned for malware; set by the website.
    flagged: { maxLength: 40, maxStoredLength: 40 },
  },
  message: {
    ...siteFields,
    name: { maxLength: 120, maxStoredLength: 200, required: true },
    email: { ...email, required: true },
    message: { ...message, required: true },
  },
} as const satisfies Record<SubmissionKind, Record<string, SubmissionField>>;
