import { Flex, Textarea, Typography } from '@strapi/design-system';
import { useKeptText } from '../../../adminUi/keptText.ts';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { useAction } from '../../../adminUi/useAction.ts';

interface Action {
  label: string;
  isDisabled?: boolean;
  /** Nothing needs to be said. */
  isTextOptional?: boolean;
  send: (text: string) => Promise<void>;
}

interface Props {
  name: string;
  label: string;
  placeholder: string;
  actions: readonly Action[];
}

export function SentenceForm({ name, label, placeholder, actions }: Props) {
  const [text, setText] = useKeptText(name);
  const { run, failure, isBusy } = useAction((error) => (error instanceof Error ? error.message : ''));

  const send = (action: Action): Promise<void> =>
    run(async () => {
      await action.send(text);
      setText('');
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Textarea
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={1_000}
        rows={3}
        onChange={({ target }: { target: { value: string } }) => setText(target.value)}
      />
      <Flex gap={2} wrap="wrap">
        {actions.map((action, index) => (
          <SteadyButton
            key={action.label}
            size="S"
            variant={index === 0 ? 'default' : 'secondary'}
            disabled={isBusy || action.isDisabled || (!action.isTextOptional && !text.trim())}
            onClick={() => void send(action)}
          >
            {action.label}
          </SteadyButton>
        ))}
      </Flex>
      {failure && (
        <Typography role="alert" variant="pi" textColor="danger700" style={{ whiteSpace: 'pre-wrap' }}>
          Nicht gesendet; der Text bleibt stehen. {failure}
        </Typography>
      )}
    </Flex>
  );
}
