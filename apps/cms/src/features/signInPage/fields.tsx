import type { ReactNode } from 'react';

interface FieldProps {
  label: string;
  name: string;
  type?: 'email' | 'password' | 'text';
  hint?: string;
  autoComplete: string;
  value?: string | undefined;
  /** Whether the page's problem is about this field, which takes the focus then. */
  isWrong?: boolean;
  /** Where typing begins. */
  isFirst?: boolean;
}

const uncorrected = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export function Field({ label, name, hint, value, isWrong, isFirst, type = 'text', autoComplete }: FieldProps) {
  // As there is no script, and the page is for nothing but its form.
  const focus = { autoFocus: isFirst ?? isWrong };
  const described = [isWrong && 'problem', hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      <input
        id={name}
        name={name}
        type={type}
        className="field"
        // Not `required`, by which screen readers call it invalid before anything is typed.
        aria-required
        autoComplete={autoComplete}
        defaultValue={value}
        // Names are words; a recovery code is none, and keyboards of phones correct it.
        {...((type !== 'text' || autoComplete === 'one-time-code') && uncorrected)}
        {...focus}
        aria-invalid={isWrong || undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}

export const EmailField = (props: Pick<FieldProps, 'value' | 'isWrong' | 'isFirst'>) => (
  <Field label="E-Mail" name="email" type="email" autoComplete="username" {...props} />
);

export const PageLink = ({ to, children }: { to: string; children: string }) => (
  <p className="links">
    <a href={to}>{children}</a>
  </p>
);

interface PresentPasswordProps extends Pick<FieldProps, 'label' | 'isWrong' | 'isFirst'> {
  email: string;
}

/** Says whose password it is to programs that keep passwords. */
export const UserName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
);

/** The password of a user with a session, which `requirePassword` reads. */
export const PresentPassword = ({ label, email, ...props }: PresentPasswordProps) => (
  <>
    <UserName email={email} />
    <Field label={label} name="current" type="password" autoComplete="current-password" {...props} />
  </>
);

export const Hidden = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface FormProps {
  to: string;
  submit: string;
  /** A second button, which sends this as `action`. The Enter key presses the first. */
  other?: { action: string; label: string } | undefined;
  children: ReactNode;
}

/** A form that posts to a page of the sign-in. Problems are said by the service, in German whatever the browser's language. */
export const Form = ({ to, submit, other, children }: FormProps) => (
  <form method="post" action={to} noValidate>
    {children}
    <button type="submit" className="button">
      {submit}
    </button>
    {other && (
      <button type="submit" name="action" value={other.action} className="button second">
        {other.label}
      </button>
    )}
  </form>
);

export const CodeField = ({ isWrong, isFirst = true }: { isWrong: boolean; isFirst?: boolean }) => (
  <Field
    label="Code aus Ihrer Authenticator-App"
    hint="Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes."
    name="code"
    autoComplete="one-time-code"
    isWrong={isWrong}
    isFirst={isFirst}
  />
);
