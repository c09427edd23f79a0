import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Card } from '@group/ui/Card';
import { Checkbox } from '@group/ui/form/Checkbox';
import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Field } from '@group/ui/form/Field';
import { FileField } from '@group/ui/form/FileField';
import { RadioGroup } from '@group/ui/form/RadioGroup';
import { Select } from '@group/ui/form/Select';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { TextArea } from '@group/ui/form/TextArea';
import { Grid } from '@group/ui/Grid';
import { Heading } from '@group/ui/Heading';
import { Link } from '@group/ui/Link';
import { Notice } from '@group/ui/Notice';
import { Stack } from '@group/ui/Stack';
import { Tag } from '@group/ui/Tag';
import { Text } from '@group/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Examples', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

const areas = [
  { value: 'care', label: 'Pflege und Betreuung' },
  { value: 'housekeeping', label: 'Hauswirtschaft' },
  { value: 'hotel', label: 'Hotellerie' },
];

const answers = [
  { value: 'tel', label: 'Telefon' },
  { value: 'email', label: 'E-Mail' },
];

const missing = [
  { name: 'surname', message: 'Geben Sie Ihren Nachnamen an.' },
  { name: 'area', message: 'Wählen Sie den Bereich, der zu Ihnen passt.' },
];

function ApplicationForm({ errors }: { errors: readonly { name: string; message: string }[] }) {
  const errorOf = (field: string) => errors.find(({ name }) => name === field)?.message;
  return (
    <main>
      <Band>
        <Stack gap="one">
          <Heading level={1}>Schnellbewerbung</Heading>
          <Text size="lead" tone="soft">
            In einer Minute beworben, auch vom Telefon aus. Den Rest besprechen wir zusammen.
          </Text>
        </Stack>
        <form noValidate style={{ maxWidth: '38rem' }} onSubmit={(event) => event.preventDefault()}>
          <Stack gap="three" style={{ justifyItems: 'stretch' }}>
            <ErrorSummary errors={errors} />
            <Field name="firstName" label="Vorname" autoComplete="given-name" defaultValue="Anna" />
            <Field name="surname" label="Nachname" autoComplete="family-name" error={errorOf('surname')} />
            <Select name="area" label="Bereich" options={areas} error={errorOf('area')} />
            <Field
              name="zipCode"
              label="Postleitzahl"
              expects="code"
              inputMode="numeric"
              autoComplete="postal-code"
              optional
            />
            <RadioGroup name="contact" label="Wie erreichen wir Sie am besten?" options={answers} defaultValue="tel" />
            <Field name="tel" label="Telefon" type="tel" expects="number" autoComplete="tel" />
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
      </Band>
    </main>
  );
}

/** One column, labels above, what is optional marked as optional. */
export const Form: Story = { render: () => <ApplicationForm errors={[]} /> };

/** What is wrong stands above, with links, and at each field; what was typed is kept. */
export const FormWithProblems: Story = { render: () => <ApplicationForm errors={missing} /> };

/** One idea in each band. */
export const Page: Story = {
  render: () => (
    <main>
      <Band ground="primary">
        <Stack gap="two">
          <Heading level={1}>Wohnen, wo man Sie kennt</Heading>
          <Text size="lead">Ein Haus mit Garten, mitten im Dorf, und Menschen, die Zeit haben.</Text>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
            <Button href="/kontakt">Besuch vereinbaren</Button>
            <Button look="secondary" href="/wohnen">
              Zimmer ansehen
            </Button>
          </div>
        </Stack>
      </Band>
      <Band labelledBy="jobs">
        <Heading level={2} id="jobs">
          Offene Stellen
        </Heading>
        <Grid columns="three" as="ul">
          {['Dipl. Pflegefachperson HF', 'Köchin oder Koch EFZ', 'Fachfrau oder Fachmann Gesundheit'].map((title) => (
            <Card
              key={title}
              as="li"
              href="/jobs"
              title={title}
              overline={
                <span>
                  <Tag tone="primary">80–100 %</Tag> <Tag tone="secondary">ab sofort</Tag>
                </span>
              }
            >
              <p>Unbefristet, mit fünf Wochen Ferien.</p>
            </Card>
          ))}
        </Grid>
      </Band>
      <Band ground="warm">
        <Notice title="Das Café bleibt am Montag geschlossen">
          <p>Am Dienstag sind wir wieder für Sie da.</p>
        </Notice>
      </Band>
      <Band ground="secondary">
        <Heading level={2}>So finden Sie uns</Heading>
        <Text>Mit dem Bus bis Dorfplatz, dann drei Minuten zu Fuss durch den Park.</Text>
      </Band>
    </main>
  ),
};
