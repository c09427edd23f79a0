import { Alert } from '@group/ui/Alert';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import type { JobArea } from '@group/content-client/contract/content/enumerations';
import { useEffect } from 'react';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import { useFormTitle } from '../../forms/FormTitle.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { useSending } from '../../forms/useSending.ts';
import { usePathPrefix } from '../../site/pathPrefix.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { documentTitle } from '../../site/site.ts';
import * as styles from './Application.css.ts';
import { ApplicationForm, type OtherHouse } from './ApplicationForm.tsx';
import { ApplicationSent } from './ApplicationSent.tsx';
import { applicationMessages } from './application.messages.ts';

export interface ApplicationProps {
  /** The job applied for, with the person who answers questions about it. */
  job?:
    | { id: string; title: string; area: JobArea; contact?: { name: string; phone?: string | undefined } | undefined }
    | undefined;
  /** The URL names a job that is not, or no longer, open. */
  jobGone?: boolean;
  /** Houses to which the application can be sent too. */
  otherHouses?: readonly OtherHouse[] | undefined;
  formToken: FormToken;
  /** The result of a submission without JavaScript. */
  answer?: FormAnswer | undefined;
  /** The site's name, which ends the document's title. */
  siteName: string;
  /** By when the house replies, in its own words. */
  reply?: string | undefined;
  /** The house's phone number. */
  phone?: string | undefined;
}

/** The form with its heading, or the confirmation once it was sent. An island: sending shows its progress. */
export function Application(props: ApplicationProps) {
  const { job, jobGone = false, otherHouses = [], formToken, siteName } = props;
  const messages = useMessages(applicationMessages);
  const sending = useSending(withPrefix(usePathPrefix(), paths.sendApplication.href()), props.answer);
  const { answer } = sending;
  const title = useFormTitle({ ...messages, answer });
  useEffect(() => {
    document.title = documentTitle(title, siteName);
  }, [title, siteName]);
  if (answer?.sent !== undefined)
    return (
      <>
        <Heading level={1}>{messages.sentTitle}</Heading>
        <ApplicationSent {...props} sent={answer} />
      </>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.heading}>
        <Heading level={1}>{messages.title}</Heading>
      </div>
      <Stack gap={4}>
        <Text size="lead">{messages.lead}</Text>
        {job && <Alert title={messages.forJob(job.title)} />}
        {jobGone && <Alert title={messages.jobGone} />}
      </Stack>
      <ApplicationForm job={job} otherHouses={otherHouses} formToken={formToken} sending={sending} />
    </div>
  );
}
