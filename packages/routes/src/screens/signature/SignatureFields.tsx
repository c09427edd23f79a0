import { Field } from '@group/ui/form/Field';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { dayMessages } from '../../site/day.messages.ts';
import { weekdays } from '@group/content-client/contract/content/enumerations';
import { signatureMessages } from './signature.messages.ts';
import * as styles from './SignatureFields.css.ts';

/** Warnings by field. */
export type SignatureProblems = Partial<Record<'name' | 'email' | 'headOffice' | 'direct' | 'mobile', string>>;

export interface SignatureFieldsProps {
  headOffice: string;
  problems: SignatureProblems;
}

/** The fields. They are not in a form, because nothing is submitted. */
export function SignatureFields({ headOffice, problems }: SignatureFieldsProps) {
  const messages = useMessages(signatureMessages);
  const days = useMessages(dayMessages);
  return (
    <div className={styles.fields}>
      <Field name="name" label={messages.name} autoComplete="name" maxLength={120} error={problems.name} />
      <Field name="role" label={messages.role} optional autoComplete="organization-title" maxLength={120} />
      <Field
        name="email"
        label={messages.email}
        type="email"
        optional
        autoComplete="email"
        maxLength={120}
        error={problems.email}
      />
      <Field
        name="headOffice"
        label={messages.headOffice}
        type="tel"
        optional
        defaultValue={headOffice}
        maxLength={40}
        error={problems.headOffice}
      />
      <Field
        name="direct"
        label={messages.direct}
        hint={messages.phoneHint}
        type="tel"
        optional
        autoComplete="work tel"
        maxLength={40}
        error={problems.direct}
      />
      <Field
        name="mobile"
        label={messages.mobile}
        type="tel"
        optional
        autoComplete="mobile tel"
        maxLength={40}
        error={problems.mobile}
      />
      <fieldset className={styles.days}>
        <legend className={styles.legend}>{messages.days}</legend>
        {weekdays.map((day) => (
          <label key={day} className={styles.day}>
            <input type="checkbox" name={day} className={styles.box} />
            {days[day]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
