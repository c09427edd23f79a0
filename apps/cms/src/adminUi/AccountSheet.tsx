import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAction } from './useAction.ts';

/** Sentences by field, for what is missing. */
export type Problems = Partial<Record<string, string>>;

interface Props {
  submit: string;
  problemsOf: () => Problems;
  /** Rejects with a German sentence. */
  onSubmit: () => Promise<void>;
  children: (problems: Problems) => ReactNode;
}

/** The form of an account. Nothing is sent while something is missing, and what was typed stays. */
export function AccountSheet({ submit, problemsOf, onSubmit, children }: Props) {
  const [isChecked, setIsChecked] = useState(false);
  const { run, failure, isBusy } = useAction((error) =>
    error instanceof Error ? error.message : 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  );

  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    const isComplete = Object.keys(problemsOf()).length === 0;
    void run(async () => isComplete && onSubmit());
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
          <Button type="submit" loading={isBusy}>
            {submit}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
