import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Island } from '../../layout/Island/Island.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { paths } from '../../site/paths.ts';
import { Application, type ApplicationProps } from './Application.tsx';
import { applicationMessages } from './application.messages.ts';

/** The quick application, for one job or unsolicited. */
export function ApplicationView(props: ApplicationProps) {
  const messages = useMessages(applicationMessages);
  const steps = [
    { name: messages.jobs, path: paths.jobs.href() },
    { name: messages.title, path: paths.application.href() },
  ];
  return (
    <Section>
      <PageBreadcrumbs steps={steps} />
      <Island name="Application" when="idle" component={Application} props={props} />
    </Section>
  );
}
