import type { Alert, AlertAction } from '@group/content-client/contract/alertLink';
import { jobAreas } from '@group/content-client/contract/content/enumerations';
import { Button } from '@group/ui/Button';
import { DescriptionList } from '@group/ui/DescriptionList';
import { formatDate, inPercent } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { areaMessages } from '../../domain/jobs/area.messages.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { FormTitle } from '../../forms/FormTitle.tsx';
import { paths } from '../../site/paths.ts';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { jobAlertMessages } from './jobAlert.messages.ts';

interface ChoiceProps {
  action: AlertAction;
  label: string;
  secondary?: boolean;
}

/** A form with one button, to the address of the page, which has the token. */
function Choice({ action, label, secondary = false }: ChoiceProps) {
  return (
    <form method="post">
      <input type="hidden" name="action" value={action} />
      <Button type="submit" variant={secondary ? 'secondary' : 'primary'}>
        {label}
      </Button>
    </form>
  );
}

/** What somebody has subscribed to. */
function Wish({ area, employer, place, workload, apprenticeships }: Alert) {
  const language = useLanguage();
  const messages = useMessages(jobAlertMessages);
  const labels = useMessages(listingMessages);
  const areas = useMessages(areaMessages);
  const known = jobAreas.find((each) => each === area);
  const facts = [
    { term: labels.area, description: known ? areas[known] : area || labels.allAreas },
    { term: labels.company, description: employer },
    { term: labels.place, description: place || labels.allPlaces },
    {
      term: labels.workload,
      description: workload ? inPercent(language, workload) : messages.anyWorkload,
    },
    { term: labels.jobs, description: apprenticeships && labels.apprenticeshipsOnly },
  ];
  return <DescriptionList terms="beside" facts={facts.filter(({ description }) => description)} />;
}

interface Props {
  /** With the name of the employer; null if the subscription has ended, or never was. */
  alert: Alert | null;
  /** Whether it ends soon. */
  renewable: boolean;
}

/** The page of a subscription, which only the link in a mail opens. */
export function JobAlertPageView({ alert, renewable }: Props) {
  const messages = useMessages(jobAlertMessages);
  const language = useLanguage();
  const end = alert?.endsAt ? new Date(alert.endsAt) : undefined;
  const lead = !alert ? messages.endedLead : end ? messages.until(formatDate(language, end)) : messages.ask;
  const title = alert ? messages.yours : messages.ended;
  return (
    <Section>
      <FormTitle title={title} answer={undefined} />
      <PageOpening title={title} lead={lead} />
      {alert && <Wish {...alert} />}
      {alert && !end && <Choice action="confirm" label={messages.confirm} />}
      {renewable && <Choice action="renew" label={messages.renew} />}
      {end && <Choice action="unsubscribe" label={messages.unsubscribe} secondary />}
      {!alert && (
        <div>
          <Button variant="secondary" href={paths.jobAlert.href()}>
            {messages.again}
          </Button>
        </div>
      )}
    </Section>
  );
}
