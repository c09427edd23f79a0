import { workloads } from '@group/content-client/alert/alert.schema';
import { Button } from '@group/ui/Button';
import { Field } from '@group/ui/form/Field';
import { Select } from '@group/ui/form/Select';
import { inPercent } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { Confirmation } from '../../forms/Confirmation.tsx';
import { useFormFields } from '../../forms/fieldErrors.ts';
import type { FormAnswer, NotSent } from '../../forms/formAnswer.ts';
import { FormTitle } from '../../forms/FormTitle.tsx';
import { PlainForm } from '../../forms/PlainForm.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { jobAlertMessages } from './jobAlert.messages.ts';
import { JobFilterFields, type JobFiltersProps } from './JobFilters.tsx';

interface FormProps extends Pick<JobFiltersProps, 'filter' | 'companies' | 'places' | 'picksApprenticeships'> {
  formToken: FormToken;
}

export interface JobAlertViewProps extends FormProps {
  /** Whether mails are sent; without them, there is nothing to subscribe to. */
  mails: boolean;
  /** The result of a submission. */
  answer?: FormAnswer | undefined;
}

/** Only the address is typed. */
const typedFields = ['email'] as const;

const names = { area: 'area', company: 'employer', place: 'place', apprenticeships: 'apprenticeships' } as const;

/** Filled in with the filters of the list from which the visitor comes. */
function JobAlertForm({ refused, formToken, filter, ...choices }: FormProps & { refused: NotSent | undefined }) {
  const language = useLanguage();
  const messages = useMessages(jobAlertMessages);
  const labels = useMessages(listingMessages);
  const values = refused?.values;
  const { errors, field } = useFormFields(refused, typedFields, messages, values);
  const chosen = values
    ? { ...values, company: values.employer, apprenticeshipsOnly: values.apprenticeships === '1' }
    : filter;
  return (
    <PlainForm
      formToken={formToken}
      refused={refused}
      errors={errors}
      submitLabel={messages.submit}
      notice={messages.privacy}
    >
      <Field {...field('email')} hint={messages.emailHint} type="email" autoComplete="email" enterKeyHint="next" />
      <JobFilterFields {...choices} names={names} chosen={chosen}>
        <Select
          name="workload"
          label={labels.workload}
          placeholder={messages.anyWorkload}
          options={workloads.map((workload) => ({
            value: workload,
            label: inPercent(language, workload),
          }))}
          defaultValue={values?.workload}
          optional="silently"
        />
      </JobFilterFields>
    </PlainForm>
  );
}

/** Subscribes to new jobs by mail. */
export function JobAlertView({ answer, mails, ...props }: JobAlertViewProps) {
  const messages = useMessages(jobAlertMessages);
  const { jobs, vacancies } = useMessages(listingMessages);
  const isSent = answer?.sent !== undefined;
  return (
    <Section>
      <FormTitle title={messages.title} sentTitle={messages.sentTitle} answer={answer} />
      <PageOpening
        steps={[
          { name: jobs, path: paths.jobs.href() },
          { name: messages.title, path: paths.jobAlert.href() },
        ]}
        title={isSent ? messages.sentTitle : messages.title}
        lead={!isSent && (mails ? messages.lead : messages.noMails)}
      />
      {isSent && <Confirmation title={messages.sent} reference={answer.sent} />}
      {!isSent && mails && <JobAlertForm {...props} refused={answer} />}
      {!isSent && !mails && (
        <div>
          <Button href={paths.vacancies.href()}>{vacancies}</Button>
        </div>
      )}
    </Section>
  );
}
