import { Field } from '@group/ui/form/Field';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { dayTexts } from './day.texts.ts';
import { weekdays } from './presence.ts';
import { signatureTexts } from './signature.texts.ts';
import * as styles from './SignatureFields.css.ts';

/** Sentences on what looks wrong, by field. */
export type SignatureProblems = Partial<Record<'email' | 'headOffice' | 'direct' | 'mobile', string>>;

export interface SignatureFieldsProps {
  headOffice: string;
  problems: SignatureProblems;
}

/** The fields. No form is around them: there is nowhere to send them to. */
export function SignatureFields({ headOffice, problems }: SignatureFieldsProps) {
  const texts = useTexts(signatureTexts);
  const days = useTexts(dayTexts);
  return (
    <div className={styles.fields}>
      <Field name="name" label={texts.name} autoComplete="name" maxLength={120} />
      <Field name="role" label={texts.role} optional autoComplete="organization-title" maxLength={120} />
      <Field
        name="email"
        label={texts.email}
        type="email"
        optional
        autoComplete="email"
        maxLength={120}
        error={problems.email}
      />
      <Field
        name="headOffice"
        label={texts.headOffice}
        type="tel"
        optional
        defaultValue={headOffice}
        maxLength={40}
        error={problems.headOffice}
      />
      <Field
        name="direct"
        label={texts.direct}
        hint={texts.phoneHint}
        type="tel"
        optional
        autoComplete="work tel"
        maxLength={40}
        error={problems.direct}
      />
      <Field
        name="mobile"
        label={texts.mobile}
        type="tel"
        optional
        autoComplete="mobile tel"
        maxLength={40}
        error={problems.mobile}
      />
      <fieldset className={styles.days}>
        <legend className={styles.legend}>{texts.days}</legend>
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
