import { dialledNumber } from '@group/content-client/contract/dialledNumber';
import type { Job } from '@group/content-client/job/job.schema';
import type { JobPosting } from 'schema-dts';
import { postalAddress } from './postalAddress.ts';
import { paragraphHtml, richTextHtml } from './richTextHtml.ts';

type JobData = Extract<JobPosting, { '@type': 'JobPosting' }>;

/** The hiring organisation. */
export interface Employer {
  name: string;
  /** Origin of its own site. */
  site: string;
  /** Absolute URL of its logo. */
  logo: string;
}

/** The job's location, as far as it is known; at least the town. */
export interface JobPlace {
  street?: string | undefined;
  postalCode?: string | undefined;
  city: string;
}

/**
 * Google's employment types. A workload from part-time to full-time is both; an apprenticeship is full-time and an
 * "intern" (on-the-job training for a fixed term).
 */
function employmentType({ kind, fullTime, pensum }: Job): string[] | undefined {
  const partTime = pensum && pensum.from < 100;
  const types = [
    ...(fullTime || pensum?.to === 100 ? ['FULL_TIME'] : []),
    ...(partTime ? ['PART_TIME'] : []),
    ...(kind === 'apprenticeship' ? ['INTERN'] : []),
  ];
  return types.length > 0 ? types : undefined;
}

/**
 * schema.org data of an open job: the properties that Google requires (title, description, datePosted,
 * hiringOrganization, jobLocation) and those of the recommended ones that advertisements have.
 */
export function jobPostingData(url: string, job: Job, employer: Employer, place: JobPlace) {
  const { id, title, intro, description, postedAt, publishUntil, startDate, pay, contactPerson } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: paragraphHtml(intro) + richTextHtml(description) || paragraphHtml(title),
    identifier: { '@type': 'PropertyValue', name: employer.name, value: id },
    url,
    datePosted: postedAt,
    validThrough: publishUntil,
    jobStartDate: startDate,
    employmentType: employmentType(job),
    baseSalary: pay && {
      '@type': 'MonetaryAmount',
      currency: 'CHF',
      value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: 'YEAR' },
    },
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: employer.site,
      url: employer.site,
      logo: employer.logo,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(place) },
    // The quick application on this site consists of one form.
    directApply: true,
    applicationContact: contactPerson && {
      '@type': 'ContactPoint',
      name: contactPerson.name,
      telephone: contactPerson.phone && dialledNumber(contactPerson.phone),
      email: contactPerson.email,
    },
  } satisfies JobData;
}
