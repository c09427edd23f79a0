import { type ApplicationStage, applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { takeFocus } from '../../../adminUi/takeFocus.ts';
import { useAction } from '../../../adminUi/useAction.ts';
import { swissDate } from '../../../content/swissDate.ts';
import type { Application } from './application.ts';

interface Props {
  documentId: string;
  stage: ApplicationStage;
  application: Application;
  onTold: () => void;
}

const nameOf = (stage: string): string =>
  Object.entries(applicationStageNames).find(([key]) => key === stage)?.[1] ?? stage;

export function Told({ documentId, stage, application, onTold }: Props) {
  const seen = useRef<HTMLSpanElement>(null);
  const { run, failure, isBusy } = useAction(() => 'Nicht mitgeteilt. Bitte laden Sie die Seite neu.');
  const { toldStage, toldAt } = application;
  const told = toldStage && toldAt ? `${nameOf(toldStage)}, seit ${swissDate(toldAt)}` : 'Eingegangen';

  const tell = (): Promise<void> =>
    run(async () => {
      await getFetchClient().post(`/content/applications/${documentId}/tell`, { stage });
      takeFocus(seen.current);
      onTold();
    });

  return (
    <Flex gap={3} wrap="wrap">
      <Typography ref={seen} role="status" tabIndex={-1}>
        Die Person sieht auf ihrer Seite: {told}
      </Typography>
      {stage !== (toldStage ?? 'new') && (
        <SteadyButton size="S" variant="secondary" disabled={isBusy} onClick={() => void tell()}>
          Mitteilen: {nameOf(stage)}
        </SteadyButton>
      )}
      {failure && <Typography role="alert">{failure}</Typography>}
    </Flex>
  );
}
