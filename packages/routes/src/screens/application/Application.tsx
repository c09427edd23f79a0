import { Alert } from '@group/ui/Alert';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import type { JobArea } from '@group/content-client/contract/content/enumerations';
import { Confirmation } from '../../forms/Confirmation.tsx';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { useSending } from '../../forms/useSending.ts';
import { usePathPrefix } from '../../site/pathPrefix.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { applicationMessages } from './application.messages.ts';

export interface ApplicationProps {
  job?: { id: string; title: string; area: JobArea } | undefined;
  /** The URL names a job that is not, or no longer, open. */
  jobGone?: boolean;
  formToken: FormToken;
  /** The result of a submission without JavaScript. */
  answer?: FormAnswer | undefined;
}

/** The form with its heading, or the confirmation once it was sent. An island: sending shows its progress. */
export function Application({ job, jobGone = false, formToken, answer }: ApplicationProps) {
  const messages = useMessages(applicationMessages);
  const sending = useSending(withPrefix(usePathPrefix(), paths.sendApplication.href()), answer);
  const reference = sending.answer?.sent;
  return (
    <>
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
    </>
  );
}
