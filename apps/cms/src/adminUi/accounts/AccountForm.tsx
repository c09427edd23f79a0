import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { LabelledInput } from '../LabelledInput.tsx';
import { SearchedChoices } from '../SearchedChoices.tsx';
import { useAction } from '../useAction.ts';
import { textOf } from '../../strapi/row.ts';
import type { Account, AccountsAnswer } from './account.ts';
import type { AccountFields } from './accountKind.ts';

/** By the names of the fields. */
export type Changes = Readonly<Record<string, string | boolean | readonly number[]>>;

interface Props extends AccountFields {
  account: Account | undefined;
  options: AccountsAnswer['choices'];
  /** Gets what was changed alone: all else may have changed since the page was opened. Rejects with a German sentence. */
  onSubmit: (changed: Changes) => Promise<void>;
}

/** What the form shows: what is stored, with the changes. */
function useChanges({ account, texts, choices }: Props) {
  const [changed, setChanged] = useState<Changes>({});
  const valueOf = (name: string): unknown => changed[name] ?? account?.[name];
  const { [choices.name]: ids } = changed;
  const chosen = new Set<number>(Array.isArray(ids) ? ids : account?.chosen);
  const problems = new Map<string, string>();
  for (const { name, problemOf } of texts) {
    const problem = problemOf?.(textOf(valueOf(name)).trim());
    if (problem) problems.set(name, problem);
  }
  if (chosen.size === 0) problems.set(choices.name, choices.missing);
  const change = (name: string, value: Changes[string]): void => setChanged({ ...changed, [name]: value });
  return { changed, valueOf, chosen, problems, change, forget: (): void => setChanged({}) };
}

/** The form of an account. Nothing is sent while something is missing, and what was typed stays. */
export function AccountForm(props: Props) {
  const { account, options, texts, choices, boxes, onSubmit } = props;
  const { changed, valueOf, chosen, problems, change, forget } = useChanges(props);
  const [isChecked, setIsChecked] = useState(false);
  const { run, failure, isBusy } = useAction((error) =>
    error instanceof Error ? error.message : 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  );

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    void run(async () => problems.size === 0 && onSubmit(changed).then(forget));
  };
  const shownProblem = (name: string): string | undefined => (isChecked ? problems.get(name) : undefined);

  return (
    <Box tag="form" noValidate onSubmit={submit} background="neutral0" padding={6} shadow="tableShadow" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {texts.map(({ problemOf, ...text }) => (
          <LabelledInput
            key={text.name}
            {...text}
            isOptional={!problemOf}
            value={textOf(valueOf(text.name))}
            problem={shownProblem(text.name)}
            onChange={(value) => change(text.name, value)}
          />
        ))}
        <SearchedChoices
          {...choices}
          choices={options}
          chosen={chosen}
          onChange={(next) => change(choices.name, [...next])}
          problem={shownProblem(choices.name) ?? ''}
        />
        {boxes.map(({ name, label }) => (
          <Checkbox
            key={name}
            checked={valueOf(name) === true}
            onCheckedChange={(checked) => change(name, checked === true)}
          >
            {label}
          </Checkbox>
        ))}
        {failure && (
          <Typography role="alert" textColor="danger700">
            {failure}
          </Typography>
        )}
        <Flex>
          <Button type="submit" loading={isBusy}>
            {account ? 'Speichern' : 'Einladen'}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
