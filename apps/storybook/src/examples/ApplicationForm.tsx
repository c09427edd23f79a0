import { Section } from '@group/ui/Section';
import { Checkbox } from '@group/ui/form/Checkbox';
import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Field } from '@group/ui/form/Field';
import { FileField } from '@group/ui/form/FileField';
import { RadioGroup } from '@group/ui/form/RadioGroup';
import { Select } from '@group/ui/form/Select';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { TextArea } from '@group/ui/form/TextArea';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';

const areas = [
  { value: 'care', label: 'Pflege und Betreuung' },
  { value: 'housekeeping', label: 'Hauswirtschaft' },
  { value: 'hotel', label: 'Hotellerie' },
];

const contactOptions = [
  { value: 'tel', label: 'Telefon' },
  { value: 'email', label: 'E-Mail' },
];

/** Errors of an incomplete form. */
export const missing = [
  { name: 'surname', message: 'Geben Sie Ihren Nachnamen an.' },
  { name: 'area', message: 'Wählen Sie den Bereich, der zu Ihnen passt.' },
];

/** All form controls, in the order of a real form. */
export function ApplicationForm({ errors }: { errors: readonly { name: string; message: string }[] }) {
  const errorOf = (field: string) => errors.find(({ name }) => name === field)?.message;
  return (
    <main>
      <Section>
        <Stack gap={1}>
          <Heading level={1}>Schnellbewerbung</Heading>
          <Text size="lead" tone="soft">
            In einer Minute beworben, auch vom Telefon aus. Den Rest besprechen wir zusammen.
          </Text>
        </Stack>
        <form noValidate style={{ maxWidth: '38rem' }} onSubmit={(event) => event.preventDefault()}>
          <Stack gap={3} style={{ justifyItems: 'stretch' }}>
            <ErrorSummary errors={errors} />
            <Field name="firstName" label="Vorname" autoComplete="given-name" defaultValue="Anna" />
            <Field name="surname" label="Nachname" autoComplete="family-name" error={errorOf('surname')} />
            <Select name="area" label="Bereich" options={areas} error={errorOf('area')} />
            <Field
              name="zipCode"
              label="Postleitzahl"
              inputSize="code"
              inputMode="numeric"
              autoComplete="postal-code"
              optional
            />
            <RadioGroup
              name="contact"
              label="Wie erreichen wir Sie am besten?"
              options={contactOptions}
              defaultValue="tel"
            />
            <Field name="tel" label="Telefon" type="tel" inputSize="number" autoComplete="tel" />
            <FileField
              name="files"
              label="Ihre Unterlagen"
              hint="Lebenslauf und Diplome als PDF oder Bild, je höchstens 10 MB."
              optional
            />
            <TextArea name="message" label="Ihre Nachricht" optional />
            <Checkbox
              name="privacy"
              label={
                <>
                  Ich habe die <Link href="/datenschutz">Datenschutzerklärung</Link> gelesen.
                </>
              }
            />
            <div>
              <SubmitButton pendingLabel="Wird gesendet …">Bewerbung absenden</SubmitButton>
            </div>
          </Stack>
        </form>
      </Section>
    </main>
  );
}
