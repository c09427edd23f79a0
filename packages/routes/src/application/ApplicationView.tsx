import type { JobArea } from '@group/content-client/job/jobKinds';
import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { Notice } from '@group/ui/Notice';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { Trail } from '../frame/Trail.tsx';
import { paths } from '../paths.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { applicationTexts } from './application.texts.ts';

interface ApplicationViewProps {
  job?: { id: string; title: string; area: JobArea } | undefined;
  refused?: boolean;
}

/** A quick application, for one advertisement or for none. */
export function ApplicationView({ job, refused = false }: ApplicationViewProps) {
  const texts = useTexts(applicationTexts);
  const steps = [
    { name: texts.jobs, path: paths.jobs },
    { name: texts.title, path: paths.application },
  ];
  return (
    <Band>
      <Trail steps={steps} />
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <Text size="lead" tone="soft">
          {texts.lead}
        </Text>
      </Stack>
      {job && <Notice title={texts.forJob(job.title)} />}
      <ApplicationForm job={job} refused={refused} />
    </Band>
  );
}
