import { type JobArea, jobAreas } from '@group/content-client/contract/content/enumerations';
import { houseField } from '@group/content-client/contract/submissions/houses';
import { Accordion } from '@group/ui/Accordion';
import { Checkbox } from '@group/ui/form/Checkbox';
import { Field } from '@group/ui/form/Field';
import { Select } from '@group/ui/form/Select';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { TextArea } from '@group/ui/form/TextArea';
import { WaitOverlay } from '@group/ui/form/WaitOverlay';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { ConfirmedTel } from '../../forms/ConfirmedTel.tsx';
import { DocumentsField } from '../../forms/DocumentsField.tsx';
import { errorOf, useFormFields } from '../../forms/fieldErrors.ts';
import { form } from '../../forms/form.css.ts';
import { formMessages } from '../../forms/form.messages.ts';
import { FormHead } from '../../forms/FormHead.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { PrivacyNotice } from '../../forms/PrivacyNotice.tsx';
import type { useSending } from '../../forms/useSending.ts';
import { areaMessages } from '../../domain/jobs/area.messages.ts';
import { applicationFields, applicationMessages, furtherFields } from './application.messages.ts';

/** Another house of the group. */
export interface OtherHouse {
  /** Tenant key. */
  key: string;
  name: string;
  city?: string | undefined;
}

interface ApplicationFormProps {
  /** The job applied for; missing for an unsolicited application. */
  job?: { id: string; title: string; area: JobArea } | undefined;
  otherHouses: readonly OtherHouse[];
  formToken: FormToken;
  sending: ReturnType<typeof useSending>;
}

interface OtherHousesProps {
  houses: readonly OtherHouse[];
  /** What was entered before. */
  values: Readonly<Record<string, string>>;
  error: string | undefined;
}

/** Sends the application to other houses too, without any of them learning of the others. */
function OtherHouses({ houses, values, error }: OtherHousesProps) {
  const messages = useMessages(applicationMessages);
  if (houses.length === 0) return null;
  return (
    <Accordion summary={messages.houses} open={houses.some(({ key }) => values[houseField(key)])}>
      <Text>{messages.housesHelp}</Text>
      <fieldset id="houses" tabIndex={-1} aria-label={messages.houses}>
        {houses.map(({ key, name, city }, position) => (
          <Checkbox
            key={key}
            name={houseField(key)}
            label={city && !name.includes(city) ? `${name}, ${city}` : name}
            error={position === 0 ? error : undefined}
            defaultChecked={Boolean(values[houseField(key)])}
            optional="silently"
          />
        ))}
      </fieldset>
    </Accordion>
  );
}

/** The quick application (specification, section 3). */
export function ApplicationForm({ job, otherHouses, formToken, sending }: ApplicationFormProps) {
  const messages = useMessages(applicationMessages);
  const shared = useMessages(formMessages);
  const areas = useMessages(areaMessages);
  const { answer, sending: progress, failed, filesLost, cancel, formProps } = sending;
  const refused = answer?.sent === undefined ? answer : undefined;
  const busy = progress !== undefined;
  // Earlier errors are hidden until the server has checked the form again.
  const shown = busy || failed ? undefined : refused;
  const { errors, field } = useFormFields(shown, applicationFields, messages, refused?.values);
  const filesHint = filesLost ? `${messages.filesHint} ${shared.chooseAgain}` : messages.filesHint;
  const { defaultValue: _, ...files } = field('files');
  return (
    <form {...formProps} method="post" encType="multipart/form-data" className={form} noValidate>
      {/* First, because it restores the focus as it closes, and only then can the error summary take it. */}
      <WaitOverlay open={busy} {...progress} onCancel={cancel} />
      <FormHead
        formToken={formToken}
        refused={refused}
        formError={failed ?? (busy ? undefined : refused?.formError)}
        errors={errors}
      />
      {job && <input type="hidden" name="job" value={job.id} />}
      <Field {...field('firstName')} autoComplete="given-name" enterKeyHint="next" />
      <Field {...field('surname')} autoComplete="family-name" enterKeyHint="next" />
      {job && !errorOf(errors, 'area') ? (
        <input type="hidden" name="area" value={job.area} />
      ) : (
        <Select
          {...field('area')}
          options={jobAreas.map((area) => ({ value: area, label: areas[area] }))}
          defaultValue={refused?.values.area ?? job?.area}
        />
      )}
      <Field
        {...field('email')}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        optional="silently"
      />
      <Field
        {...field('tel')}
        type="tel"
        inputSize="number"
        autoComplete="tel"
        enterKeyHint="next"
        optional="silently"
      />
      <ConfirmedTel refused={refused} />
      <DocumentsField {...files} hint={filesHint} optional />
      <Accordion
        summary={messages.further}
        open={furtherFields.some((name) => refused?.values[name] || refused?.problems[name])}
      >
        <Field {...field('contact')} hint={messages.contactHint} optional="silently" />
        <Field {...field('highestDegree')} optional="silently" />
        <Field {...field('address')} autoComplete="address-line1" optional="silently" />
        <Field {...field('zipCode')} inputSize="code" autoComplete="postal-code" optional="silently" />
        <Field {...field('location')} autoComplete="address-level2" optional="silently" />
        <TextArea {...field('message')} optional="silently" />
      </Accordion>
      <OtherHouses houses={otherHouses} values={refused?.values ?? {}} error={errorOf(errors, 'houses')} />
      <PrivacyNotice />
      <div>
        <SubmitButton pending={busy} pendingLabel={shared.sending}>
          {failed ? shared.sendAgain : messages.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
