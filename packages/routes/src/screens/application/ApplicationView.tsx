import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Island } from '../../layout/Island/Island.tsx';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { FormTitle } from '../../forms/FormTitle.tsx';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { paths } from '../../site/paths.ts';
import { siteName } from '../../site/site.ts';
import { useSite } from '../../site/useSite.ts';
import { Application, type ApplicationProps } from './Application.tsx';
import { applicationMessages } from './application.messages.ts';

/** The quick application, for one job or unsolicited. */
export function ApplicationView(props: Omit<ApplicationProps, 'siteName' | 'reply' | 'phone'>) {
  const messages = useMessages(applicationMessages);
  const { jobs } = useMessages(listingMessages);
  const site = useSite();
  const { applicationReply: reply, phone } = site.configuration ?? {};
  const steps = [
    { name: jobs, path: paths.jobs.href() },
    { name: messages.title, path: paths.application.href() },
  ];
  return (
    <Section>
      <FormTitle {...messages} answer={props.answer} />
      <PageBreadcrumbs steps={steps} />
      <Island name="Application" component={Application} props={{ ...props, siteName: siteName(site), reply, phone }} />
    </Section>
  );
}
