import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';

type Problems = Partial<Record<string, string>>;

interface Props {
  submit: string;
  /** Sentences by field, for what is missing. */
  problemsOf: () => Problems;
  /** Rejects with a German sentence. */
  onSubmit: () => Promise<void>;
  /** The fields; problems are shown once the form was sent. */
  children: (problems: Problems) => ReactNode;
}

/** The form of an account. Nothing is sent while something is missing, and what was typed stays. */
export function AccountSheet({ submit, problemsOf, onSubmit, children }: Props) {
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);

  const send = async (): Promise<void> => {
    setIsChecked(true);
    setFailure('');
    if (Object.keys(problemsOf()).length > 0) return;
    setIsSending(true);
    try {
      await onSubmit();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Das hat nicht geklappt. Bitte noch einmal versuchen.');
    }
    setIsSending(false);
  };

  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };

  return (
    <Box tag="form" noValidate onSubmit={submitted} background="neutral0" padding={6} shadow="tableShadow" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {children(isChecked ? problemsOf() : {})}
        {failure && (
          <Typography role="alert" textColor="danger700">
            {failure}
          </Typography>
        )}
        <Flex>
          <Button type="submit" loading={isSending}>
            {submit}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
