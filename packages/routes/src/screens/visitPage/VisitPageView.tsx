import { Accordion } from '@group/ui/Accordion';
import { Alert } from '@group/ui/Alert';
import { Button } from '@group/ui/Button';
import { DescriptionList } from '@group/ui/DescriptionList';
import { RadioGroup } from '@group/ui/form/RadioGroup';
import { Heading } from '@group/ui/Heading';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { eventTimeInWords } from '../../domain/events/eventTime.ts';
import { visitOccasionMessages, visitsMessages } from '../../domain/visits/visits.messages.ts';
import { form } from '../../forms/form.css.ts';
import { TakesFocus } from '../../forms/TakesFocus.tsx';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { visitPageMessages } from './visitPage.messages.ts';
import type { VisitForm, VisitPageState, VisitRejection } from './visitPage.server.ts';

type OpenState = Extract<VisitPageState, { kind: 'open' }>;

/** What, when and where. */
function VisitFacts({ visit }: Pick<OpenState, 'visit'>) {
  const messages = useMessages(visitPageMessages);
  const occasions = useMessages(visitOccasionMessages);
  const { reception } = useMessages(visitsMessages);
  const language = useLanguage();
  const { occasion, about, startsAt, minutes, place, reference } = visit;
  const endsAt = startsAt && new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const time = startsAt && endsAt && eventTimeInWords(language, { startsAt, endsAt });
  return (
    <DescriptionList
      terms="beside"
      facts={[
        ...(about ? [{ term: occasions[occasion], description: about }] : []),
        ...(time
          ? [
              { term: messages.when, description: time },
              { term: messages.where, description: place ?? reception },
            ]
          : []),
        { term: messages.reference, description: reference },
      ]}
    />
  );
}

/** A form of one button; it needs no script. */
function OneButton({ action, label, main = false }: { action: VisitForm; label: string; main?: boolean }) {
  return (
    <form method="post" className={form}>
      <input type="hidden" name="action" value={action} />
      <div>
        <Button type="submit" variant={main ? 'primary' : 'secondary'}>
          {label}
        </Button>
      </div>
    </form>
  );
}

/** Accepts a proposal, moves the visit to another date, cancels it, or removes an address that is not the visitor's. */
function Changes({ visit: { stage }, visits }: OpenState) {
  const messages = useMessages(visitPageMessages);
  const language = useLanguage();
  const options = visits.map(({ value, title, ...times }) => ({
    value,
    label: `${eventTimeInWords(language, times)}: ${title}`,
  }));
  return (
    <>
      {stage === 'proposed' && (
        <Stack>
          <Heading level={2} size="title3">
            {messages.accept}
          </Heading>
          <OneButton action="accept" label={messages.acceptButton} main />
        </Stack>
      )}
      {options.length > 0 && (
        <form method="post" className={form}>
          <input type="hidden" name="action" value="move" />
          <RadioGroup name="slot" label={messages.move} options={options} />
          <div>
            <Button type="submit" variant="secondary">
              {messages.moveButton}
            </Button>
          </div>
        </form>
      )}
      {stage !== 'cancelled' && (
        <Stack>
          <Heading level={2} size="title3">
            {messages.cancel}
          </Heading>
          <OneButton action="cancel" label={messages.cancelButton} />
        </Stack>
      )}
      <Accordion summary={messages.disown}>
        <Stack>
          <Text>{messages.disownHelp}</Text>
          <OneButton action="disown" label={messages.disown} />
        </Stack>
      </Accordion>
    </>
  );
}

interface VisitPageViewProps {
  state: VisitPageState;
  /** Why a form changed nothing. */
  rejected?: VisitRejection | undefined;
}

/** Where a visit stands, and what its visitor can do about it. */
export function VisitPageView({ state, rejected }: VisitPageViewProps) {
  const messages = useMessages(visitPageMessages);
  return (
    <Section>
      {rejected && (
        <TakesFocus>
          <Alert tone="problem" title={messages[rejected]} live />
        </TakesFocus>
      )}
      <Stack>
        <Heading level={1}>{messages.title}</Heading>
        <Text size="lead" tone="soft">
          {messages[state.kind === 'open' ? state.visit.stage : state.kind]}
        </Text>
      </Stack>
      {state.kind === 'open' && <VisitFacts visit={state.visit} />}
      {state.kind === 'waiting' && (
        <p>
          {messages.reference}: {state.reference}
        </p>
      )}
      {state.kind === 'open' && <Changes {...state} />}
      <div>
        <PhoneButton />
      </div>
    </Section>
  );
}
