import type { SetUp } from '../signIn/secondFactor/checkCode.ts';
import { QrCode } from '../signIn/secondFactor/QrCode.tsx';
import { Sheet } from './document.tsx';
import { Field, Form, Hidden, PresentPassword } from './fields.tsx';

const groups = (key: string): string => (key.match(/.{4}/g) ?? []).join(' ');

interface SetUpFormProps {
  to: string;
  /** What travels with the form, beside the ticket of the set-up. */
  hidden?: Readonly<Record<string, string>>;
  setUp: SetUp;
  isWrong: boolean;
  /** Whose password the form asks for, where a session alone leads to it. */
  password?: { email: string; isWrong: boolean } | undefined;
}

export const SetUpForm = ({ to, hidden, setUp, isWrong, password }: SetUpFormProps) => (
  <>
    <p>Öffnen Sie auf Ihrem Telefon oder Computer eine Authenticator-App, und lesen Sie damit dieses Bild ein.</p>
    <QrCode text={setUp.uri} label="QR-Code mit dem Schlüssel für Ihre Authenticator-App" />
    <p className="key">
      Oder geben Sie der App diesen Schlüssel: <strong>{groups(setUp.key)}</strong>
    </p>
    <Form to={to} submit="Einrichten">
      <Hidden of={{ ...hidden, ticket: setUp.ticket }} />
      {password && <PresentPassword label="Ihr Passwort" {...password} isFirst={!isWrong} />}
      <Field
        label="Code aus der App"
        hint="Sechs Ziffern. Die App zeigt alle 30 Sekunden einen neuen Code."
        name="code"
        autoComplete="one-time-code"
        isWrong={isWrong}
        isFirst={isWrong || !password}
      />
    </Form>
  </>
);

/** Recovery codes, the one time that they are shown. */
export const RecoveryCodes = ({ codes, to }: { codes: readonly string[]; to: string }) => (
  <Sheet title={'Ihre Wiederherstellungs\u00ADcodes'}>
    <p>
      Mit jedem dieser Codes melden Sie sich einmal an, wenn Sie die App nicht zur Hand haben. Sie werden nur jetzt
      angezeigt: Bitte drucken Sie sie aus, oder speichern Sie sie an einem sicheren Ort.
    </p>
    <ul aria-label="Ihre Wiederherstellungscodes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="links">
      <a
        className="button second"
        download="wiederherstellungscodes.txt"
        href={`data:text/plain,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
      >
        Als Datei speichern
      </a>
      <a className="button" href={to}>
        Ich habe die Codes gespeichert
      </a>
    </div>
  </Sheet>
);
