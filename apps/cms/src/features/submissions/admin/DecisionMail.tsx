import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useContent } from '../../../admin/useContent.ts';
import { mailFrom } from '../../../mail/placeholders.ts';
import type { DecisionStage } from '../../../mail/messages.ts';
import { type BegunMails, mailKey, templateKey, useBegunMail } from './begunMails.ts';
import { DecisionTemplate, type DecisionTemplates } from './DecisionTemplate.tsx';
import { MailFields } from './MailFields.tsx';

interface Props {
  documentId: string;
  stage: DecisionStage;
  begun: BegunMails;
  /** Why no mail can be sent; empty if one can. */
  hindrance: string;
  /** The stage is set. */
  onDone: () => void;
  onCancel: () => void;
}

interface FormProps extends Props {
  drafts: DecisionTemplates | undefined;
  /** Why they cannot be loaded. */
  problem: string;
  onEditTemplate: () => void;
}

function MailForm({
  documentId,
  stage,
  begun,
  hindrance,
  drafts,
  problem,
  onEditTemplate,
  onDone,
  onCancel,
}: FormProps) {
  const { typed, type, end } = useBegunMail(begun, mailKey(documentId, stage));
  const [failure, setFailure] = useState('');
  // What HR has typed stays when the template changes.
  const mail = typed ?? (drafts && mailFrom(drafts.templates[stage], drafts.values));

  const post = (path: string, body: object, ifFailed: string): void => {
    const request = getFetchClient().post(`/content/applications/${path}`, body);
    request.then(
      () => end(onDone),
      () => setFailure(`${ifFailed} Bitte später noch einmal versuchen.`),
    );
  };
  const send = (): void =>
    post(`${documentId}/decision`, { stage, ...mail }, 'Die Mail wurde nicht gesendet, der Stand ist unverändert.');
  const setOnly = (): void => post('stage', { ids: [documentId], stage }, 'Der Stand wurde nicht geändert.');

  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      tag="section"
      aria-label={`Mail: ${applicationStageNames[stage]}`}
    >
      {hindrance && <Typography role="status">{hindrance}</Typography>}
      {!hindrance && mail && <MailFields mail={mail} onChange={type} />}
      {(failure || problem) && <Typography role="alert">{failure || problem}</Typography>}
      <Flex gap={2} wrap="wrap">
        {!hindrance && (
          <Button disabled={!mail} onClick={send}>
            Mail senden
          </Button>
        )}
        <Button variant="secondary" onClick={setOnly}>
          Ohne Mail: {applicationStageNames[stage]}
        </Button>
        {drafts?.values.betrieb && (
          <Button variant="tertiary" onClick={onEditTemplate}>
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

/** The mail that tells an applicant a decision, to be completed and sent. */
export function DecisionMail(props: Props) {
  const { documentId, stage, begun } = props;
  const {
    content: drafts,
    failed,
    reload,
  } = useContent<DecisionTemplates>(`/content/applications/${documentId}/mails`);
  const [editsTemplate, setEditsTemplate] = useState(begun.has(templateKey(documentId, stage)));

  if (!editsTemplate || !drafts) {
    const problem = failed ? 'Der Entwurf der Mail kann gerade nicht geladen werden.' : '';
    return <MailForm {...props} drafts={drafts} problem={problem} onEditTemplate={() => setEditsTemplate(true)} />;
  }
  const endTemplate = (): void => setEditsTemplate(false);
  return (
    <DecisionTemplate
      documentId={documentId}
      stage={stage}
      drafts={drafts}
      begun={begun}
      onDone={() => void reload().then(endTemplate)}
      onCancel={endTemplate}
    />
  );
}
