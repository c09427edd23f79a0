import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { type Mail, mailFrom } from '../../../mail/placeholders.ts';
import type { DecisionStage } from '../../../mail/messages.ts';
import { DecisionTemplate, type DecisionTemplates } from './DecisionTemplate.tsx';
import { MailFields } from './MailFields.tsx';

/** Mails and templates that are begun. */
type Begun = Map<string, Mail>;

const mailKey = (documentId: string, stage: DecisionStage): string => `${documentId} ${stage}`;
const templateKey = (documentId: string, stage: DecisionStage): string => `${documentId} ${stage} template`;

/** Whether the mail of a decision, or its template, is begun. */
export const hasBegun = (begun: Begun, documentId: string, stage: DecisionStage): boolean =>
  begun.has(mailKey(documentId, stage)) || begun.has(templateKey(documentId, stage));

interface Props {
  documentId: string;
  stage: DecisionStage;
  begun: Begun;
  /** Why no mail can be sent; empty if one can. */
  hindrance: string;
  /** The stage is set. */
  onDone: () => void;
  onCancel: () => void;
}

/** The mail that tells an applicant a decision, to be completed and sent. */
export function DecisionMail({ documentId, stage, begun, hindrance, onDone, onCancel }: Props) {
  const [drafts, setDrafts] = useState<DecisionTemplates>();
  const [typed, setTyped] = useState(begun.get(mailKey(documentId, stage)));
  const [editsTemplate, setEditsTemplate] = useState(begun.has(templateKey(documentId, stage)));
  const [failure, setFailure] = useState('');
  const path = `/content/applications/${documentId}`;

  const load = useCallback(
    () =>
      getFetchClient()
        .get<DecisionTemplates>(`${path}/mails`)
        .then(
          ({ data }) => {
            setDrafts(data);
          },
          () => setFailure('Der Entwurf der Mail kann gerade nicht geladen werden.'),
        ),
    [path],
  );
  useEffect(() => void load(), [load]);

  // What HR has typed stays when the template changes.
  const mail = typed ?? (drafts && mailFrom(drafts.templates[stage], drafts.values));

  const type = (changed: Mail): void => {
    begun.set(mailKey(documentId, stage), changed);
    setTyped(changed);
  };
  const end = (then: () => void): void => {
    begun.delete(mailKey(documentId, stage));
    then();
  };

  const send = async (): Promise<void> => {
    try {
      await getFetchClient().post(`${path}/decision`, { stage, ...mail });
      end(onDone);
    } catch {
      setFailure('Die Mail wurde nicht gesendet, der Stand ist unverändert. Bitte später noch einmal versuchen.');
    }
  };

  const setOnly = async (): Promise<void> => {
    try {
      await getFetchClient().post('/content/applications/stage', { ids: [documentId], stage });
      end(onDone);
    } catch {
      setFailure('Der Stand wurde nicht geändert. Bitte später noch einmal versuchen.');
    }
  };

  const endTemplate = (): void => {
    begun.delete(templateKey(documentId, stage));
    setEditsTemplate(false);
  };

  if (editsTemplate && drafts) {
    return (
      <DecisionTemplate
        path={`${path}/templates/${stage}`}
        stage={stage}
        drafts={drafts}
        begun={begun.get(templateKey(documentId, stage))}
        onType={(template) => begun.set(templateKey(documentId, stage), template)}
        onDone={() => void load().then(endTemplate)}
        onCancel={endTemplate}
      />
    );
  }

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
      {failure && <Typography role="alert">{failure}</Typography>}
      <Flex gap={2} wrap="wrap">
        {!hindrance && (
          <Button disabled={!mail} onClick={() => void send()}>
            Mail senden
          </Button>
        )}
        <Button variant="secondary" onClick={() => void setOnly()}>
          Ohne Mail: {applicationStageNames[stage]}
        </Button>
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
