import { Accordion } from '@group/ui/Accordion';
import { Alert } from '@group/ui/Alert';
import { Button } from '@group/ui/Button';
import { DescriptionList } from '@group/ui/DescriptionList';
import { Heading } from '@group/ui/Heading';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import type { ReactNode } from 'react';
import { eventTimeInWords } from '../../domain/events/eventTime.ts';
import { DateChoice } from '../../domain/visits/DateChoice.tsx';
import { visitOccasionMessages, visitsMessages } from '../../domain/visits/visits.messages.ts';
import { form } from '../../forms/form.css.ts';
import { formMessages } from '../../forms/form.messages.ts';
import { TakesFocus } from '../../forms/TakesFocus.tsx';
import { StateNews } from '../../forms/StateNews.tsx';
import { stateNewsMessages } from '../../forms/stateNews.messages.ts';
import { type SendsForms, usePrivatePage } from '../../forms/usePrivatePage.ts';
import { CallButton } from '../../layout/CallButton.tsx';
import { visitPageMessages } from './visitPage.messages.ts';
import type { VisitForm, VisitPageState, VisitRejection } from './visitPage.server.ts';

type OpenState = Extract<VisitPageState, { kind: 'open' }>;

/** More would be a long list on a phone. */
const maxVisits = 6;

/** When a visit is, in words; empty where nothing is agreed. */
function useTime(): (visit: OpenState['visit']) => string {
  const language = useLanguage();
  return ({ startsAt, minutes }) => {
    if (!startsAt) return '';
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    return eventTimeInWords(language, { startsAt, endsAt });
  };
}

/** What, when and where. */
function VisitFacts({ visit, houseName }: Pick<OpenState, 'visit' | 'houseName'>) {
  const messages = useMessages(visitPageMessages);
  const occasions = useMessages(visitOccasionMessages);
  const { reception } = useMessages(visitsMessages);
  const { occasion, about, place, reference } = visit;
  const time = useTime()(visit);
  return (
    <DescriptionList
      terms="beside"
      facts={[
        ...(about ? [{ term: occasions[occasion], description: about }] : []),
        ...(time ? [{ term: messages.when, description: time }] : []),
        ...(houseName ? [{ term: messages.house, description: houseName }] : []),
        ...(time ? [{ term: messages.where, description: place ?? reception }] : []),
        { term: messages.reference, description: reference },
      ]}
    />
  );
}

interface ChangeFormProps extends SendsForms {
  action: VisitForm;
  /** Of its button. */
  label: string;
  main?: boolean;
  children?: ReactNode;
}

/** A form with a button; it needs no script. */
function ChangeForm({ action, label, main = false, sent, onSubmit, children }: ChangeFormProps) {
  const { sending } = useMessages(formMessages);
  const isSent = sent?.get('action') === action;
  return (
    <form method="post" className={form} onSubmit={onSubmit}>
      <input type="hidden" name="action" value={action} />
      {children}
      <div>
        <Button type="submit" variant={main ? 'primary' : 'secondary'} aria-disabled={sent !== undefined || undefined}>
          <span aria-live="polite">{isSent ? sending : label}</span>
        </Button>
      </div>
    </form>
  );
}

interface ChangesProps extends OpenState, SendsForms {
  rejected: VisitRejection | undefined;
}

/** Accepts a proposal, moves the visit to another date, cancels it, or removes an address that is not the visitor's. */
function Changes({ visit: { stage, startsAt }, visits, rejected, ...forms }: ChangesProps) {
  const messages = useMessages(visitPageMessages);
  return (
    <>
      {stage === 'proposed' && (
        <Stack>
          <Heading level={2} size="title3">
            {messages.accept}
          </Heading>
          <ChangeForm action="accept" label={messages.acceptButton} main {...forms}>
            <input type="hidden" name="startsAt" value={startsAt ?? ''} />
          </ChangeForm>
        </Stack>
      )}
      {visits.length > 0 && (
        <ChangeForm action="move" label={messages.moveButton} {...forms}>
          <DateChoice
            name="slot"
            label={messages.move}
            error={rejected === 'unchosen' ? messages.unchosen : undefined}
            visits={visits}
            max={maxVisits}
          />
        </ChangeForm>
      )}
      {stage !== 'cancelled' && stage !== 'begun' && (
        <Stack>
          <Heading level={2} size="title3">
            {messages.cancel}
          </Heading>
          <ChangeForm action="cancel" label={messages.cancelButton} {...forms} />
        </Stack>
      )}
      <Accordion summary={messages.disown}>
        <Stack>
          <Text>{messages.disownHelp}</Text>
          <ChangeForm action="disown" label={messages.disown} {...forms} />
        </Stack>
      </Accordion>
    </>
  );
}

/** What the page says of a form that is being sent: what it asks for, not that it is done. */
function useBeingSent(sent: FormData | undefined, state: VisitPageState): string | undefined {
  const messages = useMessages(visitPageMessages);
  const language = useLanguage();
  const action = sent?.get('action');
  const date = state.kind === 'open' && state.visits.find(({ value }) => value === sent?.get('slot'));
  if (action === 'move' && date) return messages.moving(eventTimeInWords(language, date));
  if (action === 'cancel') return messages.cancelling;
  return action === 'accept' ? messages.accepting : undefined;
}

const rejections: readonly unknown[] = ['unchosen', 'taken', 'unavailable', 'interrupted'] satisfies VisitRejection[];
const isRejection = (answer: unknown): answer is VisitRejection => rejections.includes(answer);

export interface VisitPageProps {
  initial: VisitPageState;
  /** Why a form that was sent without JavaScript changed nothing. */
  rejected?: VisitRejection | undefined;
  phone: string | undefined;
}

/** Where a visit stands, and what its visitor can do about it. An island: it changes while one looks. */
export function VisitPage({ initial, rejected: before, phone }: VisitPageProps) {
  const messages = useMessages(visitPageMessages);
  const { interrupted } = useMessages(stateNewsMessages);
  const timeOf = useTime();
  const page = usePrivatePage<VisitPageState, VisitRejection>({
    initial,
    rejected: before,
    isRejection,
    interruption: () => 'interrupted',
    // A link that was given up leads nowhere.
    isRepeatable: (content) => content.get('action') !== 'disown',
  });
  const { state, told, outdatedSince, rejected, sent, onSubmit } = page;
  const stands = (of: VisitPageState): string => messages[of.kind === 'open' ? of.visit.stage : of.kind];
  const sayings = (of: VisitPageState): string[] =>
    of.kind === 'open' && timeOf(of.visit) ? [stands(of), `${timeOf(of.visit)}.`] : [stands(of)];
  const lead = <Text size="lead">{useBeingSent(sent, state) ?? stands(state)}</Text>;
  return (
    <Section>
      {rejected && (
        <TakesFocus>
          <Alert tone="problem" title={{ ...messages, interrupted }[rejected]} live />
        </TakesFocus>
      )}
      <Stack>
        <StateNews now={sayings(state)} told={sayings(told.state)} outdatedSince={outdatedSince} />
        <Heading level={1}>{messages.title}</Heading>
        {told.times > 0 ? <TakesFocus key={told.times}>{lead}</TakesFocus> : lead}
      </Stack>
      {state.kind === 'open' && <VisitFacts {...state} />}
      {state.kind === 'waiting' && (
        <p>
          {messages.reference}: {state.reference}
        </p>
      )}
      {state.kind === 'open' && (
        <Changes key={told.times} {...state} rejected={rejected} sent={sent} onSubmit={onSubmit} />
      )}
      <div>
        <CallButton phone={phone} />
      </div>
    </Section>
  );
}
