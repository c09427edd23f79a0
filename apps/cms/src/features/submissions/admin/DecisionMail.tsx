import { applicationStageNames, type ApplicationStage } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import { SteadyButton } from '../../../adminUi/SteadyButton.tsx';
import { takeFocus } from '../../../adminUi/takeFocus.ts';
import { useAction } from '../../../adminUi/useAction.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import { type Mail, mailFrom } from '../../../mail/placeholders.ts';
import type { DecisionStage } from '../../../mail/messages.ts';
import type { DecisionAnswer } from '../worklist/worklist.ts';
import { type BegunMails, mailKey, templateKey, useBegunMail } from './begunMails.ts';
import { DecisionTemplate, type DecisionTemplates } from './DecisionTemplate.tsx';
import { MailFields } from './MailFields.tsx';
import { isOutdated, reloadIfOutdated } from './outdatedStage.ts';
import { useStageChange } from './useStageChange.ts';

interface Props {
  documentId: string;
  stage: DecisionStage;
  seen: ApplicationStage;
  toldAt: string | null | undefined;
  begun: BegunMails;
  /** Why no mail can be sent; empty if one can. */
  hindrance: string;
  /** @param done what was done, as a sentence */
  onDone: (done: string) => void;
  /** The application has another stage than is shown, or the applicant was told meanwhile. */
  onOutdated: () => void;
  onCancel: () => void;
}

/** The service sets the stage after the mail: with it, the mail was sent. It answers 504, or a proxy 5xx, where that is open. */
function notSent(error: unknown): string {
  if (isOutdated(error))
    return 'Die Mail wurde nicht gesendet: Inzwischen hat jemand den Stand geändert oder mitgeteilt. Was gilt, steht jetzt oben.';
  return isFetchError(error) && (error.status ?? 500) < 500
    ? 'Die Mail wurde nicht gesendet, der Stand ist unverändert. Bitte später noch einmal versuchen.'
    : 'Es ist unklar, ob die Mail gesendet wurde. Bitte laden Sie die Seite neu: Ist der Stand gesetzt, ist sie gesendet. Ist er es nicht, kann sie trotzdem angekommen sein.';
}

/** Sends the mail of a decision and sets the stage, or sets it alone. @param onSet the stage is set */
function useDecision(props: Props, onSet: Props['onDone']) {
  const { documentId, stage, seen, toldAt, onOutdated } = props;
  const [isSent, setIsSent] = useState(false);
  const sending = useAction(notSent);
  const setting = useStageChange(props, onSet);
  const send = (mail: Mail | undefined): Promise<void> =>
    sending.run(async () => {
      const path = `/content/applications/${documentId}/decision`;
      const { data } = await getFetchClient()
        .post<DecisionAnswer>(path, { stage, seen, toldAt, ...mail })
        .catch(reloadIfOutdated(onOutdated));
      if (data.isStageSet) onSet(`Die Mail ist gesendet. Stand: ${applicationStageNames[stage]}.`);
      else setIsSent(true);
    });
  const failure = sending.failure || setting.failure;
  return { send, setOnly: setting.set, isSent, isBusy: sending.isBusy || setting.isBusy, failure };
}

/** The mail of a decision, or its template while that is edited. */
export function DecisionMail(props: Props) {
  const { documentId, stage, begun, hindrance, onDone, onCancel } = props;
  const headingId = useId();
  const path = `/content/applications/${documentId}/mails`;
  const { content: drafts, failed, reload } = useContent<DecisionTemplates>(path);
  const [editsTemplate, setEditsTemplate] = useState(begun.has(templateKey(documentId, stage)));
  const { typed, type, end } = useBegunMail(begun, mailKey(documentId, stage));
  const { send, setOnly, isSent, isBusy, failure } = useDecision(props, (done) => end(() => onDone(done)));
  // What HR has typed stays when the template changes.
  const mail = typed ?? (drafts && mailFrom(drafts.templates[stage], drafts.values));
  const problem = failure || (failed && 'Der Entwurf der Mail kann gerade nicht geladen werden.');
  const stageName = applicationStageNames[stage];

  if (editsTemplate && drafts) {
    const onCancelled = (): void => setEditsTemplate(false);
    const onSaved = (): void => void reload().then(onCancelled);
    return <DecisionTemplate {...{ documentId, stage, begun, drafts }} onDone={onSaved} onCancel={onCancelled} />;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="delta" tag="h2">
        Mail: {stageName}
      </Typography>
      {hindrance && <Typography role="status">{hindrance}</Typography>}
      {mail && <MailFields mail={mail} onChange={hindrance ? undefined : type} />}
      {isSent && (
        <Typography ref={takeFocus} tabIndex={-1} role="alert">
          Die Mail ist gesendet, der Stand aber nicht gesetzt. Bitte setzen Sie ihn mit «Ohne Mail: {stageName}».
        </Typography>
      )}
      {problem && <Typography role="alert">{problem}</Typography>}
      <Flex gap={2} wrap="wrap">
        {!hindrance && !isSent && (
          <SteadyButton disabled={!mail || isBusy} onClick={() => void send(mail)}>
            Mail senden
          </SteadyButton>
        )}
        <SteadyButton variant="secondary" disabled={isBusy} onClick={() => void setOnly()}>
          Ohne Mail: {stageName}
        </SteadyButton>
        {drafts?.values.betrieb && (
          <Button variant="tertiary" onClick={() => setEditsTemplate(true)}>
            Vorlage ändern
          </Button>
        )}
        <Button variant="tertiary" onClick={() => end(onCancel)}>
          Abbrechen
        </Button>
      </Flex>
    </Flex>
  );
}
