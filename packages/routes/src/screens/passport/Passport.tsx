import type { AtHouse, Erasure } from '@group/content-client/contract/passport';
import { Alert } from '@group/ui/Alert';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { formatDate } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { WaitOverlay } from '@group/ui/form/WaitOverlay';
import { formMessages } from '../../forms/form.messages.ts';
import { TakesFocus } from '../../forms/TakesFocus.tsx';
import { StateNews } from '../../forms/StateNews.tsx';
import { usePrivatePage } from '../../forms/usePrivatePage.ts';
import { CallButton } from '../../layout/CallButton.tsx';
import { paths } from '../../site/paths.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { passportMessages, stageHelpMessages, stageMessages } from './passport.messages.ts';
import { type FormState, PassportForms, Withdrawal } from './PassportForms.tsx';
import {
  actionOf,
  isNotChanged,
  notChanged,
  type NotChanged,
  type PassportAction,
  type PassportState,
} from './passportState.ts';

const reasonTexts = { withdrawn: 'withdrawn', expired: 'expired', erased: 'erasedByHouse' } as const;

const doneTexts = { files: 'filesDone', contact: 'contactDone', withdraw: 'withdrawDone' } as const;

/** What there is to say where no application is shown. */
type OtherState = Exclude<PassportState, { kind: 'open' | 'houses' }>;

function useErasureTexts(): (erasure: Erasure) => string[] {
  const messages = useMessages(passportMessages);
  const language = useLanguage();
  return ({ reason, erasedAt, files }) => [
    messages[reasonTexts[reason]](formatDate(language, new Date(erasedAt))),
    files > 0 ? messages.erasedFiles(files) : messages.noErasedFiles,
  ];
}

function useNotice(state: OtherState): { title: string; texts: string[] } {
  const messages = useMessages(passportMessages);
  const { reference } = useMessages(formMessages);
  const language = useLanguage();
  const erasureTexts = useErasureTexts();
  const on = (instant: string): string => formatDate(language, new Date(instant));
  switch (state.kind) {
    case 'waiting':
      return {
        title: messages.waiting,
        texts: [messages.waitingHelp(on(state.acceptedAt)), reference(state.reference), messages.notNow],
      };
    case 'erased':
      return { title: messages.erased, texts: [...erasureTexts(state.erasure), messages.erasedReceipt] };
    case 'disowned':
      return { title: messages.disowned, texts: [messages.disownedHelp] };
    case 'unknown':
      return { title: messages.unknown, texts: [messages.unknownHelp] };
  }
}

interface NoticeProps {
  state: OtherState;
  /** Whether it answers a form, which is gone from the page. */
  answers: boolean;
  phone: string | undefined;
}

/** What is shown instead of an application. */
function Notice({ state, answers, phone }: NoticeProps) {
  const { title, texts } = useNotice(state);
  const { toContact } = useMessages(passportMessages);
  const heading = <Heading level={1}>{title}</Heading>;
  return (
    <>
      {answers ? <TakesFocus>{heading}</TakesFocus> : heading}
      {texts.map((text) => (
        <Text key={text} size="lead">
          {text}
        </Text>
      ))}
      <Stack gap={2}>
        <CallButton phone={phone} />
        <div>
          <Button href={paths.contact.href()} variant="secondary">
            {toContact}
          </Button>
        </div>
      </Stack>
    </>
  );
}

/** What was done, after the redirect that follows a form. */
function Done({ done, refused }: { done: PassportAction | undefined; refused: NotChanged | undefined }) {
  const messages = useMessages(passportMessages);
  if (!done || done === 'notMe' || refused) return null;
  return (
    <TakesFocus>
      <Alert tone="success" title={messages[doneTexts[done]]} live />
    </TakesFocus>
  );
}

/** What became of an application at one of several houses, with the form that withdraws it there. */
function AtOneHouse({ at, ...forms }: FormState & { at: AtHouse }) {
  const messages = useMessages(passportMessages);
  const [stages, help] = [useMessages(stageMessages), useMessages(stageHelpMessages)];
  const erasureTexts = useErasureTexts();
  const { key, name } = at.house;
  if ('erasure' in at)
    return (
      <Stack gap={2}>
        <Heading level={2}>{name}</Heading>
        {erasureTexts(at.erasure).map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    );
  const { passport } = at;
  return (
    <Stack gap={2}>
      <Heading level={2}>{name}</Heading>
      <Text size="lead" tone="ink">
        {withdraws(forms, key) ? messages.withdrawing : stages[passport.stage]}
      </Text>
      <Text>{help[passport.stage]}</Text>
      <ApplicationFacts passport={passport} />
      {passport.stage !== 'hired' && <Withdrawal house={key} summary={messages.withdrawFrom(name)} {...forms} />}
    </Stack>
  );
}

/** Whether the withdrawal from a house, or from all, is being sent. */
function withdraws({ sent }: FormState, house?: string): boolean {
  const form = sent && actionOf(sent);
  return form?.action === 'withdraw' && (form.house === undefined || form.house === house);
}

/** The sentences in which news of an application are told. */
function useSayings(): (state: PassportState) => string[] {
  const stages = useMessages(stageMessages);
  const messages = useMessages(passportMessages);
  return (state) => {
    if (state.kind === 'open') return [`${stages[state.passport.stage]}.`];
    if (state.kind !== 'houses') return [`${messages[state.kind]}.`];
    return state.houses.map((at) =>
      'passport' in at ? `${at.house.name}: ${stages[at.passport.stage]}.` : `${at.house.name}: ${messages.erased}.`,
    );
  };
}

interface ShownProps extends FormState {
  state: PassportState;
  answers: boolean;
  house: string;
  phone: string | undefined;
}

/** Where the application stands, at the top of the page. */
function Standing({ state, answers, house, phone, ...forms }: ShownProps) {
  const messages = useMessages(passportMessages);
  const [stages, help] = [useMessages(stageMessages), useMessages(stageHelpMessages)];
  if (state.kind === 'houses') {
    const stands = state.houses.some((at) => 'passport' in at);
    return (
      <>
        <Heading level={1}>{stands ? messages.severalHouses : messages.erased}</Heading>
        <Text size="lead">{stands ? messages.severalHousesHelp : messages.erasedReceipt}</Text>
      </>
    );
  }
  if (state.kind !== 'open') return <Notice state={state} answers={answers} phone={phone} />;
  const { passport } = state;
  return (
    <>
      <Heading level={1}>{withdraws(forms) ? messages.withdrawing : stages[passport.stage]}</Heading>
      <Text size="lead">{help[passport.stage]}</Text>
      <ApplicationFacts passport={passport} house={house} />
    </>
  );
}

/** Of an application, or those that stand at several houses, the forms of which are one for all. */
function formsOf(state: PassportState): { withdraws: 'one' | 'all' | undefined } | undefined {
  if (state.kind === 'open') return { withdraws: state.passport.stage === 'hired' ? undefined : 'one' };
  if (state.kind !== 'houses') return undefined;
  const standing = state.houses.flatMap((at) => ('passport' in at ? at.passport : []));
  if (standing.length === 0) return undefined;
  return { withdraws: standing.filter(({ stage }) => stage !== 'hired').length > 1 ? 'all' : undefined };
}

export interface PassportProps {
  initial: PassportState;
  /** The result of a form that was sent without JavaScript. */
  refused?: NotChanged | undefined;
  /** Name of the house. */
  house: string;
  phone: string | undefined;
}

/** Files would be stored twice, and a link that was given up leads nowhere. */
const isRepeatable = (content: FormData): boolean => ['contact', 'withdraw'].includes(actionOf(content).action);

/** Where an application stands, and what its sender can do about it. An island: it changes while one looks. */
export function Passport({ initial, refused: before, house, phone }: PassportProps) {
  const { state, told, outdatedSince, rejected, sent, upload, onSubmit } = usePrivatePage<PassportState, NotChanged>({
    initial,
    rejected: before,
    isRejection: isNotChanged,
    interruption: (content) => notChanged(content, 'interrupted'),
    isRepeatable,
  });
  const sayings = useSayings();
  const forms = { refused: rejected, sent, onSubmit };
  const shown = formsOf(state);
  const done = 'done' in told.state ? told.state.done : undefined;
  return (
    <>
      {/* Before what takes the focus, as it restores it when it closes. */}
      <WaitOverlay {...upload} />
      <Section>
        <Stack gap={3}>
          <StateNews now={sayings(state)} told={sayings(told.state)} outdatedSince={outdatedSince} />
          <Done key={told.times} done={done} refused={rejected} />
          <Standing state={state} answers={told.times > 0} house={house} phone={phone} {...forms} />
        </Stack>
        {state.kind === 'houses' && state.houses.map((at) => <AtOneHouse key={at.house.key} at={at} {...forms} />)}
      </Section>
      {shown && <PassportForms key={`forms ${told.times}`} {...shown} {...forms} />}
    </>
  );
}
