import { serviceOf } from '../../strapi/services.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { actorOf } from '../../strapi/currentUser.ts';
import { ownPasswordPath } from '../signIn/paths.ts';
import { endSessions, isLocal } from '../signIn/secondFactor/account.ts';
import { requirePassword } from './accounts.ts';
import { Sheet } from './document.tsx';
import { Form, PageLink, PresentPassword } from './fields.tsx';
import { passwordIn, PasswordFields } from './newPassword.tsx';
import { sessionOf, signInFor } from './secondFactorPage.tsx';
import type { Page } from './visit.ts';

const title = 'Passwort ändern';

const notThis = 'Das bisherige Passwort stimmt nicht.';

const back = <PageLink to="/admin">Zurück zu den Inhalten</PageLink>;

export const ownPasswordPage: Page = {
  async show(visit, problem) {
    const session = await sessionOf(visit);
    if (!session) return signInFor(ownPasswordPath);
    const { account } = session;
    return (
      <Sheet title={title} problem={problem}>
        {isLocal(account) ? (
          <Form to={ownPasswordPath} submit="Passwort speichern">
            <PresentPassword
              label="Bisheriges Passwort"
              email={account.email}
              isWrong={problem === notThis}
              isFirst={!problem || problem === notThis}
            />
            <PasswordFields isWrong={problem !== undefined && problem !== notThis} />
          </Form>
        ) : (
          <p>Sie melden sich mit Ihrem Firmenkonto an, ohne Passwort.</p>
        )}
        {back}
      </Sheet>
    );
  },

  async send(visit) {
    const session = await sessionOf(visit);
    if (!session) return signInFor(ownPasswordPath);
    const { strapi, given } = visit;
    const { account } = session;
    await requirePassword(visit, account, notThis);
    const password = await passwordIn(given, account);
    await serviceOf(strapi, 'admin::user').updateById(account.id, { password });
    // Those of others who know the former one.
    await endSessions(strapi, account.id, session.id);
    await appendAudit(strapi, { action: 'rights.change', actor: actorOf(account), subject: ownPasswordPath });
    return (
      <Sheet title="Das Passwort ist geändert">
        <p>Auf anderen Geräten melden Sie sich mit dem neuen Passwort wieder an.</p>
        {back}
      </Sheet>
    );
  },
};
