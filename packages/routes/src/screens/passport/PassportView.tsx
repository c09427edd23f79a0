import type { AtHouse, Erasure } from '@group/content-client/contract/passport';
import { Alert } from '@group/ui/Alert';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { formatDate } from '@group/ui/messages/format';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { TakesFocus } from '../../forms/TakesFocus.tsx';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import { paths } from '../../site/paths.ts';
import { siteName } from '../../site/site.ts';
import { useSite } from '../../site/useSite.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { passportMessages, stageHelpMessages, stageMessages } from './passport.messages.ts';
import { PassportForms, Withdrawal } from './PassportForms.tsx';
import type { NotChanged, PassportAction, PassportState } from './passportState.ts';

interface Props {
  state: PassportState;
  refused?: NotChanged | undefined;
}

const reasonTexts = { withdrawn: 'withdrawn', expired: 'expired', erased: 'erasedByHouse' } as const;

const doneTexts = { files: 'filesDone', contact: 'contactDone', withdraw: 'withdrawDone' } as const;

/** What there is to say where no application is shown. */
type OtherState = Exclude<PassportState, { kind: 'open' | 'houses' }>;

function useErasureTexts(): (erasure: Erasure) => string[] {
  const messages = useMessages(passportMessages);
  const language = useLanguage();
  return ({ reason, erasedAt, files }) => [
    messages[reasonTexts[reason]](formatDate(language, new Date(erasedAt))),
    messages.erasedFiles(files),
  ];
}

function useNotice(state: OtherState): { title: string; texts: string[] } {
  const messages = useMessages(passportMessages);
  const language = useLanguage();
  const erasureTexts = useErasureTexts();
  const on = (instant: string): string => formatDate(language, new Date(instant));
  switch (state.kind) {
    case 'waiting':
      return {
        title: messages.waiting,
        texts: [messages.waitingHelp(on(state.acceptedAt)), messages.reference(state.reference), messages.notNow],
      };
    case 'erased':
      return { title: messages.erased, texts: [...erasureTexts(state.erasure), messages.erasedReceipt] };
    case 'disowned':
      return { title: messages.disowned, texts: [messages.disownedHelp] };
    case 'unknown':
      return { title: messages.unknown, texts: [messages.unknownHelp] };
  }
}

function Notice({ state }: { state: OtherState }) {
  const { title, texts } = useNotice(state);
  const { toContact } = useMessages(passportMessages);
  return (
    <Section>
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        {texts.map((text) => (
          <Text key={text} size="lead" tone="soft">
            {text}
          </Text>
        ))}
        <Stack gap={2}>
          <PhoneButton />
          <div>
            <Button href={paths.contact.href()} variant="secondary">
              {toContact}
            </Button>
          </div>
        </Stack>
      </Stack>
    </Section>
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
function AtOneHouse({ at, refused }: { at: AtHouse; refused: NotChanged | undefined }) {
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
      <Text size="lead">{stages[passport.stage]}</Text>
      <Text>{help[passport.stage]}</Text>
      <ApplicationFacts passport={passport} />
      {passport.stage !== 'hired' && <Withdrawal house={key} summary={messages.withdrawFrom(name)} refused={refused} />}
    </Stack>
  );
}

/** An application that went to several houses: each with what has become of it there. */
function Houses({ state, refused }: Props & { state: Extract<PassportState, { kind: 'houses' }> }) {
  const messages = useMessages(passportMessages);
  const { houses, done } = state;
  const standing = houses.filter((at) => 'passport' in at);
  const withdrawable = standing.filter(({ passport }) => passport.stage !== 'hired');
  return (
    <>
      <Section>
        <Stack gap={3}>
          <Done done={done} refused={refused} />
          <Heading level={1}>{standing.length > 0 ? messages.severalHouses : messages.erased}</Heading>
          <Text size="lead" tone="soft">
            {standing.length > 0 ? messages.severalHousesHelp : messages.erasedReceipt}
          </Text>
        </Stack>
        {houses.map((at) => (
          <AtOneHouse key={at.house.key} at={at} refused={refused} />
        ))}
      </Section>
      {standing.length > 0 && (
        <PassportForms withdraws={withdrawable.length > 1 ? 'all' : undefined} refused={refused} />
      )}
    </>
  );
}

/** Where an application stands, and what its sender can do about it; plain forms, which need no script. */
export function PassportView({ state, refused }: Props) {
  const [stages, help] = [useMessages(stageMessages), useMessages(stageHelpMessages)];
  const house = siteName(useSite());
  if (state.kind === 'houses') return <Houses state={state} refused={refused} />;
  if (state.kind !== 'open') return <Notice state={state} />;
  const { passport, done } = state;
  return (
    <>
      <Section>
        <Stack gap={3}>
          <Done done={done} refused={refused} />
          <Heading level={1}>{stages[passport.stage]}</Heading>
          <Text size="lead" tone="soft">
            {help[passport.stage]}
          </Text>
          <ApplicationFacts passport={passport} house={house} />
        </Stack>
      </Section>
      <PassportForms withdraws={passport.stage === 'hired' ? undefined : 'one'} refused={refused} />
    </>
  );
}
