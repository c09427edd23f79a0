import type { JobArea } from '@group/content-client/job/jobKinds';
import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Notice } from '@group/ui/Notice';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { FormAnswer } from '../../forms/formAnswer.ts';
import type { FormStamp } from '../../forms/formGuard.server.ts';
import { Sent } from '../../forms/Sent.tsx';
import { useSending } from '../../forms/useSending.ts';
import { Trail } from '../../layout/Trail.tsx';
import { paths, withPrefix } from '../../site/paths.ts';
import { useSite } from '../../site/useSite.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { applicationTexts } from './application.texts.ts';

interface ApplicationViewProps {
  job?: { id: string; title: string; area: JobArea } | undefined;
  /** The address names an advertisement that is not, or no longer, open. */
  jobGone?: boolean;
  stamp: FormStamp;
  /** What became of the form where it was sent without JavaScript. */
  answer?: FormAnswer | undefined;
}

/** A quick application, for one advertisement or for none. */
export function ApplicationView({ job, jobGone = false, stamp, answer }: ApplicationViewProps) {
  const texts = useTexts(applicationTexts);
  const { pathPrefix } = useSite();
  const sending = useSending(withPrefix(pathPrefix, paths.sendApplication), answer);
  const steps = [
    { name: texts.jobs, path: paths.jobs },
    { name: texts.title, path: paths.application },
  ];
  const reference = sending.answer?.sent;
  return (
    <Band>
      <Trail steps={steps} />
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        {reference === undefined && (
          <Text size="lead" tone="soft">
            {texts.lead}
          </Text>
        )}
      </Stack>
      {job && <Notice title={texts.forJob(job.title)} />}
      {jobGone && reference === undefined && <Notice title={texts.jobGone} />}
      {reference === undefined ? (
        <ApplicationForm job={job} stamp={stamp} sending={sending} />
      ) : (
        <Sent title={texts.sent} reference={reference} />
      )}
    </Band>
  );
}
