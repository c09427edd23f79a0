import { type JobArea, jobAreas } from '@group/content-client/job/jobKinds';
import { Field } from '@group/ui/form/Field';
import { FileField } from '@group/ui/form/FileField';
import { Select } from '@group/ui/form/Select';
import { SubmitButton } from '@group/ui/form/SubmitButton';
import { TextArea } from '@group/ui/form/TextArea';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Form, useNavigation } from 'react-router';
import { ClosedForm } from '../forms/ClosedForm.tsx';
import { closedFormTexts } from '../forms/closedForm.texts.ts';
import { form } from '../forms/form.css.ts';
import { PrivacyNotice } from '../forms/PrivacyNotice.tsx';
import { areaTexts } from '../jobs/area.texts.ts';
import { applicationTexts } from './application.texts.ts';

interface ApplicationFormProps {
  /** The advertisement that one answers to; none for an application on one's own account. */
  job?: { id: string; title: string; area: JobArea } | undefined;
  refused: boolean;
}

function Person() {
  const texts = useTexts(applicationTexts);
  return (
    <>
      <Field name="firstName" label={texts.firstName} autoComplete="given-name" />
      <Field name="surname" label={texts.surname} autoComplete="family-name" />
    </>
  );
}

function Place() {
  const texts = useTexts(applicationTexts);
  return (
    <>
      <Field name="address" label={texts.address} autoComplete="street-address" />
      <Field name="zipCode" label={texts.zipCode} expects="code" inputMode="numeric" autoComplete="postal-code" />
      <Field name="location" label={texts.location} autoComplete="address-level2" />
    </>
  );
}

function Reach() {
  const texts = useTexts(applicationTexts);
  return (
    <>
      <Field name="email" label={texts.email} type="email" autoComplete="email" />
      <Field name="tel" label={texts.tel} type="tel" expects="number" autoComplete="tel" />
      <Field name="contact" label={texts.contact} hint={texts.contactHint} optional />
    </>
  );
}

/** The quick application (specification, section 3). */
export function ApplicationForm({ job, refused }: ApplicationFormProps) {
  const texts = useTexts(applicationTexts);
  const areas = useTexts(areaTexts);
  const { sending } = useTexts(closedFormTexts);
  const pending = useNavigation().state === 'submitting';
  return (
    <Form method="post" encType="multipart/form-data" className={form} noValidate>
      {refused && <ClosedForm />}
      {job && <input type="hidden" name="job" value={job.id} />}
      <Person />
      <Select
        name="area"
        label={texts.area}
        options={jobAreas.map((area) => ({ value: area, label: areas[area] }))}
        defaultValue={job?.area}
      />
      <Field name="highestDegree" label={texts.highestDegree} />
      <Place />
      <Reach />
      <TextArea name="message" label={texts.message} optional />
      <FileField name="files" label={texts.files} hint={texts.filesHint} optional />
      <PrivacyNotice />
      <div>
        <SubmitButton pending={pending} pendingLabel={sending}>
          {texts.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
