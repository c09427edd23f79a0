import { listScopeOf } from '@group/content-client/gateway/query';
import { readApplication } from '@group/content-client/application/application.schema';
import { companiesQuery } from '@group/content-client/company/company.queries';
import { otherHouses } from '@group/content-client/contract/submissions/houses';
import { jobQuery } from '@group/content-client/job/job.queries';
import { isOpen } from '@group/content-client/job/job.schema';
import { tenantByKey } from '@group/themes/registry';
import type { ActionFunctionArgs } from 'react-router';
import { type FormRequest, submitPageForm, submitSiteForm } from '../../forms/submitForm.server.ts';
import { addressAt } from '../../site/addressAt.ts';
import { applicationPath, paths } from '../../site/paths.ts';
import { isEntryId, orElse } from '../../site/readContent.server.ts';
import { type RequestedSite, siteContext } from '../../site/siteContext.ts';
import { readTranslated } from '../../site/translation.server.ts';

/** The job with this id, if it is open. Throws `ContentUnavailable`. */
export async function openJob(site: RequestedSite, id: string | undefined) {
  if (!isEntryId(id)) return undefined;
  const job = await readTranslated(site, jobQuery(listScopeOf(site.tenant), id));
  if (!job || !isOpen(job, Date.now())) return undefined;
  const { id: openId, title, area, contactPerson, company } = job;
  return {
    id: openId,
    // The holding lists the jobs of all houses; who sees an application is its house.
    elsewhere:
      company.key === site.tenant.key ? undefined : addressAt(site, tenantByKey(company.key), applicationPath(job)),
    title,
    area,
    contact: contactPerson && { name: contactPerson.name, phone: contactPerson.phone },
  };
}

/**
 * The id if the job exists, belongs to this site and is open; otherwise empty, which makes the application unsolicited.
 */
async function verifiedJob(site: RequestedSite, id: string): Promise<string> {
  try {
    return (await openJob(site, id))?.id ?? '';
  } catch {
    // The job cannot be checked now; the content service checks it again when it receives the application.
    return id;
  }
}

/** The other houses to which an application can be sent at once; none where they cannot be read now. */
export async function readOfferedHouses(site: RequestedSite) {
  const possible: ReadonlySet<string> = new Set(otherHouses(site.tenant.key));
  const companies = possible.size > 0 ? await orElse(site.read(companiesQuery), []) : [];
  return companies
    .filter(({ key, takesApplications }) => takesApplications && possible.has(key))
    .map(({ key, name, city }) => ({ key, name, city }));
}

const formOf = ({ context }: FormRequest) =>
  ({
    kind: 'application',
    read: readApplication,
    privatePage: (token: string) => paths.applicationPage.href({ token }),
    async complete(fields: Readonly<Record<string, string>>) {
      return { ...fields, job: await verifiedJob(context.get(siteContext), fields.job ?? ''), flagged: '' };
    },
  }) as const;

/** For the page with the form. */
export const submitApplication = (args: ActionFunctionArgs) => submitPageForm(args, formOf(args));

/** For a script. */
export const sendApplication = (request: FormRequest) => submitSiteForm(request, formOf(request));
