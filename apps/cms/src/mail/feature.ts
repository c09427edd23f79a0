import type { Feature } from '../feature.ts';
import { sendAdminMails } from './adminMails.ts';
import { scheduleMails } from './dueMails.ts';

/** Mails about submissions, and those of the admin itself. */
export const mail: Feature = { setUp: sendAdminMails, jobs: scheduleMails };
