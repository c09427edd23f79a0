import { applicationStageNames, type ApplicationStage } from '@group/content-client/contract/submissions/stages';
import { getFetchClient } from '@strapi/strapi/admin';
import { useAction } from '../../../adminUi/useAction.ts';
import { isOutdated, reloadIfOutdated } from './outdatedStage.ts';

interface Change {
  documentId: string;
  stage: ApplicationStage;
  seen: ApplicationStage;
  /** The application has another stage than is shown. */
  onOutdated: () => void;
}

/** Sets a stage without a mail. @param onSet the stage is set, as a sentence */
export function useStageChange({ documentId, stage, seen, onOutdated }: Change, onSet: (done: string) => void) {
  const { run, ...state } = useAction((error) =>
    isOutdated(error)
      ? 'Inzwischen hat jemand den Stand geändert. Der neue steht jetzt oben.'
      : 'Der Stand wurde nicht geändert. Bitte später noch einmal versuchen.',
  );
  const set = (): Promise<void> =>
    run(async () => {
      const change = { stage, seen: { [documentId]: seen } };
      await getFetchClient().post('/content/applications/stage', change).catch(reloadIfOutdated(onOutdated));
      onSet(`Stand: ${applicationStageNames[stage]}.`);
    });
  return { ...state, set };
}
