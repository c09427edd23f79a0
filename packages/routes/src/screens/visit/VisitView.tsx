import type { VisitOccasion } from '@group/content-client/contract/content/enumerations';
import type { WishDays } from '@group/content-client/visit/visit.schema';
import { ageGroups } from '@group/content-client/contract/submissions/fields';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { labelled } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { eventTimeInWords } from '../../domain/events/eventTime.ts';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { visitPath } from '../../domain/visits/visitAddress.ts';
import { visitOccasionMessages, visitsMessages, visitTitleMessages } from '../../domain/visits/visits.messages.ts';
import { Confirmation } from '../../forms/Confirmation.tsx';
import { FormTitle } from '../../forms/FormTitle.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { PageBreadcrumbs } from '../../layout/PageBreadcrumbs.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { paths } from '../../site/paths.ts';
import type { VisitAnswer } from './submitVisit.server.ts';
import { visitMessages } from './visit.messages.ts';
import { type ShownRequest, VisitForm } from './VisitForm.tsx';
import * as styles from './VisitView.css.ts';

interface VisitViewProps {
  request: ShownRequest;
  /** What one can come for. */
  occasions: readonly VisitOccasion[];
  /** Open dates for this occasion. */
  visits: readonly OpenVisit[];
  /** Whether the open dates could not be read. */
  areUnknown?: boolean | undefined;
  days: WishDays;
  /** Of the house that is asked for, if there are several. */
  houseName?: string | undefined;
  formToken: FormToken;
  /** Whether mails are sent. */
  mails: boolean;
  /** The result of a submission. */
  answer?: VisitAnswer | undefined;
}

/** Links to the same page for each choice; the one that is shown is marked. */
function Choices({ choices }: { choices: readonly { href: string; label: string; isCurrent?: boolean }[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ href, label, isCurrent = false }) => (
        <li key={href}>
          <Button variant={isCurrent ? 'secondary' : 'quiet'} aria-current={isCurrent ? 'page' : undefined} href={href}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The form, which follows the question for the age before a trial day. */
function Request({ request, occasions, houseName, ...props }: VisitViewProps) {
  const messages = useMessages(visitMessages);
  const titles = useMessages(visitTitleMessages);
  const names = useMessages(visitOccasionMessages);
  const language = useLanguage();
  const { occasion, house, slot, ageGroup } = request;
  const lead = houseName ? labelled(language, houseName, messages.lead) : messages.lead;
  return (
    <>
      <PageOpening title={titles[request.occasion]} lead={lead} />
      {occasions.length > 1 && (
        <Choices
          choices={occasions.map((each) => ({
            href: visitPath({ occasion: each, house }),
            label: names[each],
            isCurrent: each === occasion,
          }))}
        />
      )}
      {occasion === 'trialDay' && !ageGroup ? (
        <Stack>
          <Heading level={2}>{messages.age}</Heading>
          <Choices
            choices={ageGroups.map((group) => ({
              href: visitPath({ occasion, house, slot, ageGroup: group }),
              label: messages[group],
            }))}
          />
        </Stack>
      ) : (
        <VisitForm {...props} request={request} />
      )}
    </>
  );
}

/**
 * Whether the date is confirmed: what the content service has answered, and that the house will confirm it until then. What
 * came later is on the private page.
 */
function Decision({ visit, houseName }: Pick<VisitAnswer, 'visit' | 'houseName'>) {
  const messages = useMessages(visitMessages);
  const language = useLanguage();
  const { meet, reception } = useMessages(visitsMessages);
  if (visit?.stage === 'confirmed' && visit.startsAt) {
    const { startsAt, minutes, place } = visit;
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    return (
      <>
        <p>{messages.confirmed(eventTimeInWords(language, { startsAt, endsAt }))}</p>
        <p>{meet([houseName, place ?? reception].filter(Boolean).join(', '))}</p>
      </>
    );
  }
  if (visit?.stage === 'full') return <p>{messages.full}</p>;
  return !visit || visit.stage === 'new' ? <p>{messages.confirm}</p> : null;
}

/** Open dates of the house, and the form to ask for one of them or for another day. */
export function VisitView(props: VisitViewProps) {
  const messages = useMessages(visitMessages);
  const { answer, request } = props;
  const title = useMessages(visitTitleMessages)[request.occasion];
  return (
    <>
      <FormTitle title={title} sentTitle={messages.sentTitle} answer={answer} />
      <Section>
        <PageBreadcrumbs steps={[{ name: title, path: paths.visits.href() }]} />
        {answer?.sent === undefined ? (
          <Request {...props} />
        ) : (
          <>
            <Heading level={1}>{messages.sentTitle}</Heading>
            <Confirmation title={messages.sent} reference={answer.sent}>
              <Decision {...answer} />
            </Confirmation>
            {answer.link && (
              <Stack>
                <Text>{messages.page}</Text>
                <div>
                  <Button href={answer.link}>{messages.toPage}</Button>
                </div>
              </Stack>
            )}
          </>
        )}
        <div>
          <PhoneButton />
        </div>
      </Section>
    </>
  );
}
