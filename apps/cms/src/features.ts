import { accounts } from './features/accounts/feature.ts';
import { audit } from './features/audit/feature.ts';
import { blockPicker } from './features/blockPicker/feature.ts';
import { checks } from './features/checks/feature.ts';
import { directory } from './features/directory/feature.ts';
import { firstAdministrator } from './features/firstAdministrator/feature.ts';
import { freePlaces } from './features/freePlaces/feature.ts';
import { health } from './features/health/feature.ts';
import { history } from './features/history/feature.ts';
import { jobAlerts } from './features/jobAlerts/feature.ts';
import { library } from './features/library/feature.ts';
import { overview } from './features/overview/feature.ts';
import { applicationPassport } from './features/passport/feature.ts';
import { preview } from './features/preview/feature.ts';
import { proposals } from './features/proposals/feature.ts';
import { redirects } from './features/redirects/feature.ts';
import { secondFactor } from './features/signIn/secondFactor/feature.ts';
import { signIn } from './features/signIn/feature.ts';
import { signInPage } from './features/signInPage/feature.ts';
import { staff } from './features/staff/feature.ts';
import { submissions } from './features/submissions/feature.ts';
import { visits } from './features/visits/feature.ts';
import { content } from './content/feature.ts';
import type { Feature } from './feature.ts';
import { mail } from './mail/feature.ts';
import { media } from './media/feature.ts';
import { organisations } from './organisations/feature.ts';
import { publishing } from './publishing/feature.ts';

/** Everything that this service adds to Strapi. Within a phase, features run in this order. */
export const features: readonly Feature[] = [
  content,
  organisations,
  history,
  media,
  library,
  publishing,
  checks,
  proposals,
  audit,
  submissions,
  applicationPassport,
  jobAlerts,
  mail,
  signIn,
  staff,
  freePlaces,
  visits,
  directory,
  secondFactor,
  signInPage,
  accounts,
  redirects,
  preview,
  overview,
  blockPicker,
  firstAdministrator,
  health,
];
