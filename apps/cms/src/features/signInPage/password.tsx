import { serviceOf } from '../../strapi/services.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { directoryLoginPath } from '../directory/callback.ts';
import { rejectionIn } from '../directory/rejections.ts';
import { oidcSettings } from '../directory/settings.ts';
import { matchesPassword } from '../signIn/passwords.ts';
import { pathOf, signedInPath, signInPath, targetParameter } from '../signIn/paths.ts';
import { continueSession } from '../../strapi/adminSession.ts';
import { attemptOn, forgottenPath } from './accounts.ts';
import { Sheet } from './document.tsx';
import { enterWithFactor } from './enter.tsx';
import { EmailField, Field, Form, Hidden } from './fields.tsx';
import { type Page, reject } from './visit.ts';

const NoAccountYet = () => (
  <Sheet title="Anmelden">
    <p>Bitte zuerst den Link öffnen, der beim Start im Protokoll des Inhaltsdienstes steht.</p>
  </Sheet>
);

export const passwordPage: Page = {
  async show({ strapi, ctx, given }, problem = rejectionIn(given)) {
    const { [targetParameter]: target = '' } = given;
    if (!problem && (await continueSession(strapi, ctx))) return pathOf(target);
    if (!(await serviceOf(strapi, 'admin::user').exists())) return <NoAccountYet />;
    const isBeside = pathOf(target) === signedInPath;
    return (
      <Sheet title="Anmelden" problem={problem}>
        <Form to={signInPath} submit="Anmelden">
          <Hidden of={{ [targetParameter]: target }} />
          <EmailField value={given.email} isFirst={!problem} />
          <Field
            label="Passwort"
            name="password"
            type="password"
            autoComplete="current-password"
            isWrong={problem !== undefined && given.email !== undefined}
          />
          <label className="check">
            <input type="checkbox" name="stays" defaultChecked={given.stays === 'on'} />
            Angemeldet bleiben
          </label>
        </Form>
        <div className="links">
          {oidcSettings() && (
            // Providers are shown in no frame.
            <a
              className="button second"
              href={`${directoryLoginPath}?${new URLSearchParams({ [targetParameter]: target })}`}
              target={isBeside ? '_blank' : undefined}
            >
              Mit Firmenkonto anmelden
            </a>
          )}
          <a href={forgottenPath} target={isBeside ? '_blank' : undefined}>
            Passwort vergessen?
          </a>
        </div>
      </Sheet>
    );
  },

  async send(visit) {
    const { strapi, given } = visit;
    const { email = '', password = '', stays, [targetParameter]: target = '' } = given;
    if (!email || !password) return reject('Bitte geben Sie E-Mail und Passwort ein.');
    const { account, attempt } = await attemptOn(visit, 'password', email);
    if (!(await matchesPassword(strapi, password, account?.password)) || !account?.isActive) {
      await appendAudit(strapi, { action: 'login.refused', actor: 'unknown', subject: signInPath });
      return reject('E-Mail oder Passwort stimmt nicht.');
    }
    await attempt.forgive();
    return enterWithFactor(visit, account, { stays: stays === 'on', target });
  },
};

/** The end of a sign-in beside the admin, which finds the session by itself. */
export const signedInPage: Page = {
  show: async () => (
    <Sheet title="Sie sind angemeldet">
      <p>Sie können weiterarbeiten.</p>
    </Sheet>
  ),
};
