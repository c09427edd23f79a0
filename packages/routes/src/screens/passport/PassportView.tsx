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
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { passportMessages, stageHelpMessages, stageMessages } from './passport.messages.ts';
import { PassportForms } from './PassportForms.tsx';
import type { NotChanged, PassportState } from './passportState.ts';

interface Props {
  state: PassportState;
  refused?: NotChanged | undefined;
}

const reasonTexts = { withdrawn: 'withdrawn', expired: 'expired', erased: 'erasedByHouse' } as const;

const doneTexts = { files: 'filesDone', contact: 'contactDone' } as const;

/** What there is to say where the application itself is not shown. */
function useNotice(state: Exclude<PassportState, { kind: 'open' }>): { title: string; texts: string[] } {
  const messages = useMessages(passportMessages);
  const language = useLanguage();
  const on = (instant: string): string => formatDate(language, new Date(instant));
  switch (state.kind) {
    case 'waiting':
      return {
        title: messages.waiting,
        texts: [messages.waitingHelp(on(state.acceptedAt)), messages.reference(state.reference), messages.notNow],
      };
    case 'erased': {
      const { reason, erasedAt, files } = state.erasure;
      return {
        title: messages.erased,
        texts: [messages[reasonTexts[reason]](on(erasedAt)), messages.erasedFiles(files), messages.erasedReceipt],
      };
    }
    case 'disowned':
      return { title: messages.disowned, texts: [messages.disownedHelp] };
    case 'unknown':
      return { title: messages.unknown, texts: [messages.unknownHelp] };
  }
}

function Notice({ state }: { state: Exclude<PassportState, { kind: 'open' }> }) {
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

/** Where an application stands, and what its sender can do about it; plain forms, which need no script. */
export function PassportView({ state, refused }: Props) {
  const messages = useMessages(passportMessages);
  const [stages, help] = [useMessages(stageMessages), useMessages(stageHelpMessages)];
  if (state.kind !== 'open') return <Notice state={state} />;
  const { passport, done } = state;
  return (
    <>
      <Section>
        <Stack gap={3}>
          {done && done !== 'notMe' && done !== 'withdraw' && !refused && (
            <TakesFocus>
              <Alert tone="success" title={messages[doneTexts[done]]} live />
            </TakesFocus>
          )}
          <Heading level={1}>{stages[passport.stage]}</Heading>
          <Text size="lead" tone="soft">
            {help[passport.stage]}
          </Text>
          <ApplicationFacts passport={passport} />
        </Stack>
      </Section>
      <PassportForms hired={passport.stage === 'hired'} refused={refused} />
    </>
  );
}
