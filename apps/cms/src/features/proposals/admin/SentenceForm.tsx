import { Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useKeptText } from '../../../admin/keptText.ts';

interface Action {
  label: string;
  isDisabled?: boolean;
  /** Nothing needs to be said. */
  isTextOptional?: boolean;
  send: (text: string) => Promise<void>;
}

interface Props {
  /** Under which the text is kept. */
  name: string;
  label: string;
  placeholder: string;
  actions: readonly Action[];
}

/** A sentence about a proposal, with what is done with it. */
export function SentenceForm({ name, label, placeholder, actions }: Props) {
  const [text, setText] = useKeptText(name);
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);

  const send = async (action: Action): Promise<void> => {
    setIsSending(true);
    try {
      await action.send(text);
      setText('');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
    setIsSending(false);
  };

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
          <Button
            key={action.label}
            size="S"
            variant={index === 0 ? 'default' : 'secondary'}
            disabled={isSending || action.isDisabled || (!action.isTextOptional && !text.trim())}
            onClick={() => void send(action)}
          >
            {action.label}
          </Button>
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
