import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  hint: string;
  /** German sentence about the last code. */
  error?: string | undefined;
  submit: string;
  onCode: (code: string) => Promise<void> | void;
  onCancel?: () => void;
}

/** A field for a code. What was typed is removed when the code is rejected, as none is accepted twice. */
export function CodeForm({ label, hint, error, submit, onCode, onCancel }: Props) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The form takes the place of the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onCode(code);
        setCode('');
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name="code" required hint={hint} error={error}>
          <Field.Label>{label}</Field.Label>
          <TextInput
            ref={field}
            type="text"
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            onChange={({ target }: { target: { value: string } }) => setCode(target.value)}
          />
          <Field.Hint />
          <div role="alert">
            <Field.Error />
          </div>
        </Field.Root>
        <Flex gap={2} justifyContent="flex-end" wrap="wrap">
          {onCancel && (
            <Button type="button" variant="tertiary" onClick={onCancel}>
              Abbrechen
            </Button>
          )}
          <Button type="submit" disabled={code.trim() === ''}>
            {submit}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
