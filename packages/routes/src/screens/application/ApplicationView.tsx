import type { JobArea } from '@group/content-client/contract/content/enumerations';
import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { Alert } from '@group/ui/Alert';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { Confirmation } from '../../forms/Confirmation.tsx';
import { useSending } from '../../forms/useSending.ts';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { paths, withPrefix } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { applicationMessages } from './application.messages.ts';

interface ApplicationViewProps {
  job?: { id: string; title: string; area: JobArea } | undefined;
  /** The URL names a job that is not, or no longer, open. */
  jobGone?: boolean;
  formToken: FormToken;
  /** The result of a submission without JavaScript. */
  answer?: FormAnswer | undefined;
}

/** The quick application, for one job or unsolicited. */
export function ApplicationView({ job, jobGone = false, formToken, answer }: ApplicationViewProps) {
  const messages = useMessages(applicationMessages);
  const { pathPrefix } = useSite();
  const sending = useSending(withPrefix(pathPrefix, paths.sendApplication), answer);
  const steps = [
    { name: messages.jobs, path: paths.jobs },
    { name: messages.title, path: paths.application },
  ];
  const reference = sending.answer?.sent;
  return (
    <Section>
      <PageBreadcrumbs steps={steps} />
      <Stack>
        <Heading level={1}>{messages.title}</Heading>
        {reference === undefined && (
          <Text size="lead" tone="soft">
            {messages.lead}
          </Text>
        )}
      </Stack>
      {job && <Alert title={messages.forJob(job.title)} />}
      {jobGone && reference === undefined && <Alert title={messages.jobGone} />}
      {reference === undefined ? (
        <ApplicationForm job={job} formToken={formToken} sending={sending} />
      ) : (
        <Confirmation title={messages.sent} reference={reference} />
      )}
    </Section>
  );
}
