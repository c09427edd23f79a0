import { Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SetUp } from '../checkCode.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForm } from './SetUpForm.tsx';

export interface OwnState {
  isLocal: boolean;
  isSetUp: boolean;
  isRequired: boolean;
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

interface Props {
  state: OwnState;
  onChange: () => Promise<void>;
  onFailure: () => void;
}

type Step =
  | { kind: 'overview' }
  | { kind: 'setup'; setUp: SetUp }
  | { kind: 'renew' }
  | { kind: 'disable' }
  | { kind: 'recovery'; codes: string[] };

const path = '/content/second-factor';

/** What the service says about a code; `undefined` if it says nothing that helps. */
const sentenceIn = (error: unknown): string | undefined =>
  isFetchError(error) && error.status !== 500 ? error.message : undefined;

/** The new key that comes with an error. */
const setUpIn = ({ key, uri, ticket }: Partial<SetUp>): SetUp | undefined =>
  key && uri && ticket ? { key, uri, ticket } : undefined;

function stateSentence({ isLocal, isSetUp, isRequired, recoveryCodes }: OwnState): string {
  if (!isLocal) return 'Sie melden sich ohne Passwort an: Den zweiten Faktor verlangt Ihr Firmenkonto.';
  if (!isSetUp) return 'Ihr Konto hat noch keinen zweiten Faktor.';
  const rest = recoveryCodes === 1 ? 'ein Wiederherstellungscode' : `${recoveryCodes} Wiederherstellungscodes`;
  const duty = isRequired ? ' Ihre Rolle verlangt ihn.' : '';
  return `Der zweite Faktor ist eingerichtet.${duty} Es ${recoveryCodes === 1 ? 'bleibt' : 'bleiben'} ${rest}.`;
}

interface OverviewProps {
  state: OwnState;
  onSetUp: () => void;
  onGo: (kind: 'renew' | 'disable') => void;
}

function Overview({ state, onSetUp, onGo }: OverviewProps) {
  const { isLocal, isSetUp, isRequired } = state;
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Typography role="status">{stateSentence(state)}</Typography>
      <Flex gap={2} wrap="wrap">
        {isLocal && !isSetUp && <Button onClick={onSetUp}>Einrichten</Button>}
        {isSetUp && (
          <Button variant="secondary" onClick={() => onGo('renew')}>
            Neue Wiederherstellungscodes
          </Button>
        )}
        {isSetUp && !isRequired && (
          <Button variant="danger-light" onClick={() => onGo('disable')}>
            Ausschalten
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** The second factor of the user: set up, recovery codes, switched off. */
export function OwnFactor({ state, onChange, onFailure }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  const [error, setError] = useState<string>();

  const go = (next: Step): void => {
    setError(undefined);
    setStep(next);
  };
  const begin = async (): Promise<void> => {
    const { data } = await getFetchClient().post<SetUp>(`${path}/key`, {});
    go({ kind: 'setup', setUp: data });
  };
  const send = async (address: string, body: object): Promise<void> => {
    try {
      const { data } = await getFetchClient().post<{ recoveryCodes?: string[] }>(address, body);
      go(data.recoveryCodes ? { kind: 'recovery', codes: data.recoveryCodes } : { kind: 'overview' });
      await onChange();
    } catch (problem) {
      const sentence = sentenceIn(problem);
      const renewed = isFetchError(problem) && setUpIn(problem.response?.data.error.details ?? {});
      if (renewed) setStep({ kind: 'setup', setUp: renewed });
      if (sentence) setError(sentence);
      else onFailure();
    }
  };
  const overview = (): void => go({ kind: 'overview' });

  if (step.kind === 'recovery') return <RecoveryCodes codes={step.codes} onDone={overview} />;
  if (step.kind === 'setup') {
    const confirm = (code: string) => send(path, { ticket: step.setUp.ticket, code });
    return <SetUpForm setUp={step.setUp} error={error} onCode={confirm} onCancel={overview} />;
  }
  if (step.kind !== 'overview') {
    const isRenewal = step.kind === 'renew';
    return (
      <CodeForm
        label="Code aus Ihrer Authenticator-App"
        hint="Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes."
        submit={isRenewal ? 'Neue Codes anzeigen' : 'Ausschalten'}
        error={error}
        onCode={(code) => send(isRenewal ? `${path}/recovery-codes` : `${path}/disable`, { code })}
        onCancel={overview}
      />
    );
  }
  return <Overview state={state} onSetUp={() => void begin().catch(onFailure)} onGo={(kind) => go({ kind })} />;
}
