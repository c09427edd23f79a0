import { article } from './article.ts';
import { availability } from './availability.ts';
import { company } from './company.ts';
import { download } from './download.ts';
import { event } from './event.ts';
import { house } from './house.ts';
import { imprint } from './imprint.ts';
import { job } from './job.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { redirect } from './redirect.ts';
import { trainingPosition } from './trainingPosition.ts';
import { visitSlot } from './visitSlot.ts';

/** The collections that the websites may read. Each website has a configuration besides. */
export const collections = [
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
  availability,
  visitSlot,
] as const;
