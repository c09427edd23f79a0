import type { Job } from '@group/content-client/job/job.schema';
import type { JobPosting } from 'schema-dts';
import { jobPath, withPrefix } from '../../site/paths.ts';
import type { Site } from '../../site/site.ts';
import { postalAddress } from './postalAddress.ts';
import { paragraphHtml, richTextHtml } from './richTextHtml.ts';

type JobData = Extract<JobPosting, { '@type': 'JobPosting' }>;

/** Whom one would work for. */
export interface Employer {
  name: string;
  /** Scheme and host of its own site. */
  site: string;
  /** Address of its logo, absolute. */
  logo: string;
}

/** Where one would work, as far as it is known; at least the town. */
export interface JobPlace {
  street?: string | undefined;
  postalCode?: string | undefined;
  city: string;
}

/**
 * In Google's words: a post that is open from part-time to full-time is both, and an apprenticeship is work of full
 * time that trains people who begin ("intern": on-the-job training for a fixed term).
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
 * An advertisement with what Google requires (title, description, datePosted, hiringOrganization, jobLocation) and
 * recommends, as far as advertisements say it: they name no salary. For open ones only.
 */
export function jobPostingData(site: Site, job: Job, employer: Employer, place: JobPlace) {
  const { id, title, intro, description, publishFrom, publishUntil, startDate, contactPerson } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: paragraphHtml(intro) + richTextHtml(description) || paragraphHtml(title),
    identifier: { '@type': 'PropertyValue', name: employer.name, value: id },
    url: site.origin + withPrefix(site.pathPrefix, jobPath(job, site.features.apprenticeships)),
    datePosted: publishFrom,
    validThrough: publishUntil,
    jobStartDate: startDate,
    employmentType: employmentType(job),
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: employer.site,
      url: employer.site,
      logo: employer.logo,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(place) },
    // The quick application is on this site, and asks for nothing but a form.
    directApply: true,
    applicationContact: contactPerson && {
      '@type': 'ContactPoint',
      name: contactPerson.name,
      telephone: contactPerson.phone,
      email: contactPerson.email,
    },
  } satisfies JobData;
}
