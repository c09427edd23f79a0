import { type Health, limitedHealth, readyTimeoutMs } from '@group/content-client/contract/health';
import type { Core } from '@strapi/strapi';
import { readFigures } from './figures.ts';

let asking: Promise<string | undefined> | undefined;

/**
 * Why the database does not answer, if so. Checks share one query: each of a database that hangs would occupy another
 * connection. The connection of a query that was not answered in time is replaced.
 */
function databaseProblem({ db }: Core.Strapi): Promise<string | undefined> {
  asking ??= Promise.resolve(db.connection.raw('select 1').timeout(readyTimeoutMs))
    .then(
      () => undefined,
      () => 'the database does not answer',
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/**
 * The health of the content service, which is ready while its database answers. Degradations, which cost no visitor this
 * process:
 * - `mails`: a notification or a receipt has waited for longer than an hour
 * - `retention`: a submission that should have been erased more than a day ago is still there
 * - `audit`: an entry of the audit log was changed or removed
 */
export const healthOf = (strapi: Core.Strapi): Health =>
  limitedHealth({
    unreadyReason: () => databaseProblem(strapi),
    async degradations() {
      const { mails, overdueErasures, auditIsBroken } = await readFigures(strapi);
      return { mails: mails.late > 0, retention: overdueErasures > 0, audit: auditIsBroken };
    },
  });
