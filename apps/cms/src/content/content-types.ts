import { application } from './application.ts';
import { article } from './article.ts';
import { company } from './company.ts';
import { configurationOf } from './configuration.ts';
import { download } from './download.ts';
import { event } from './event.ts';
import { house } from './house.ts';
import { imprint } from './imprint.ts';
import { job } from './job.ts';
import { message } from './message.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { redirect } from './redirect.ts';
import { tenants } from './tenants.ts';
import { trainingPosition } from './trainingPosition.ts';

/**
 * Every content type that the websites may read, by singular name. The list must not depend on the environment: Strapi
 * drops the table of a type that is missing.
 */
export const publicTypes = Object.fromEntries(
  [
    company,
    page,
    article,
    event,
    job,
    house,
    trainingPosition,
    person,
    download,
    redirect,
    imprint,
    ...tenants.map(configurationOf),
  ].map((schema) => [schema.info.singularName, schema]),
);

/** Submissions of visitors, by singular name: the websites may create but never read them. */
export const submissionTypes = { application, message } as const;

export type SubmissionType = keyof typeof submissionTypes;

export { internalTypes } from './internal.ts';

/** Strapi's uid of a type of this service. */
export const uidOf = (singularName: string): `plugin::content.${string}` => `plugin::content.${singularName}`;
