import type { Core } from '@strapi/strapi';
import { olderThan } from '../../content/olderThan.ts';
import { locales } from '../../content/locales.ts';
import { isContent } from '../../content/content-types.ts';
import { afterCommit } from '../../strapi/afterCommit.ts';
import { type AdminUser, currentUser, nameOfUser } from '../../strapi/currentUser.ts';
import { proposalUid } from './proposal.ts';
import { sendProposalMails } from './proposalMails.ts';

/** How long authors see that their proposal was published. */
const acceptedDays = 30;

/** As long as former states of entries. */
const returnedDays = 365;

/** What an editor answers with; a mail takes it to the author. */
export const answered = (user: AdminUser, state: 'accepted' | 'returned', answer: string) => ({
  state,
  answer,
  answeredBy: nameOfUser(user),
  answeredAt: new Date().toISOString(),
  mailDue: true,
});

/** Condition for the languages that an action is about; without any it is about German. */
const inLocales = (locale: unknown): object =>
  locale === '*' ? {} : { entryLocale: { $in: ['', ...[locale ?? locales[0]?.code].flat()] } };

/** Keeps proposals in step with their entries, however users publish, reset or delete these. */
export function closeProposals(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const user = currentUser(strapi);
    if (!user || !isContent(uid) || !['publish', 'discardDraft', 'delete'].includes(action)) return next();
    const proposals = strapi.db.query(proposalUid);
    return strapi.db.transaction(async () => {
      const result = await next();
      const entry = {
        entryId: 'documentId' in params ? params.documentId : undefined,
        ...inLocales('locale' in params ? params.locale : undefined),
      };
      if (action === 'delete') await proposals.deleteMany({ where: entry });
      else {
        const where = { ...entry, state: { $in: action === 'publish' ? ['open', 'returned'] : ['open'] } };
        const data =
          action === 'publish'
            ? answered(user, 'accepted', '')
            : answered(user, 'returned', 'Die Änderungen am Entwurf wurden verworfen.');
        const { count } = await proposals.updateMany({ where, data });
        if (count > 0)
          await afterCommit(strapi, 'mails about a proposal were not sent', () => sendProposalMails(strapi));
      }
      return result;
    });
  });
}

export async function eraseOldProposals(strapi: Core.Strapi, now: Date): Promise<void> {
  const accepted = { state: 'accepted', answeredAt: olderThan(now, acceptedDays) };
  const returned = { state: 'returned', answeredAt: olderThan(now, returnedDays) };
  await strapi.db.query(proposalUid).deleteMany({ where: { $or: [accepted, returned] } });
}
