import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Button, Flex, TextInput, Textarea, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ToldStage } from '../../mail/texts.ts';

interface Mail {
  subject: string;
  text: string;
}

interface Props {
  documentId: string;
  stage: ToldStage;
  /** Why no mail can be sent; empty if one can. */
  hindrance: string;
  /** The stage is set. */
  onDone: () => void;
  onCancel: () => void;
}

/** The mail that tells an applicant a decision, to be completed and sent. */
export function DecisionMail({ documentId, stage, hindrance, onDone, onCancel }: Props) {
  const [mail, setMail] = useState<Mail>();
  const [failure, setFailure] = useState('');
  const path = `/content/applications/${documentId}`;

  useEffect(() => {
    getFetchClient()
      .get<{ mails: Record<ToldStage, Mail> }>(`${path}/mails`)
      .then(
        ({ data }) => setMail(data.mails[stage]),
        () => setFailure('Der Entwurf der Mail kann gerade nicht geladen werden.'),
      );
  }, [path, stage]);

  const send = async (): Promise<void> => {
    try {
      await getFetchClient().post(`${path}/tell`, { stage, ...mail });
      onDone();
    } catch {
      setFailure('Die Mail wurde nicht gesendet, der Stand ist unverändert. Bitte später noch einmal versuchen.');
    }
  };

  const setOnly = async (): Promise<void> => {
    try {
      await getFetchClient().post('/content/applications/stage', { ids: [documentId], stage });
      onDone();
    } catch {
      setFailure('Der Stand wurde nicht geändert. Bitte später noch einmal versuchen.');
    }
  };

  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      tag="section"
      aria-label={`Mail: ${applicationStageNames[stage]}`}
    >
      {hindrance && <Typography role="status">{hindrance}</Typography>}
      {!hindrance && mail && (
        <>
          <TextInput
            aria-label="Betreff"
            value={mail.subject}
            maxLength={200}
            onChange={({ target }: { target: { value: string } }) => setMail({ ...mail, subject: target.value })}
          />
          <Textarea
            aria-label="Text der Mail"
            value={mail.text}
            rows={10}
            onChange={({ target }: { target: { value: string } }) => setMail({ ...mail, text: target.value })}
          />
        </>
      )}
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
        <Button variant="tertiary" onClick={onCancel}>
          Abbrechen
        </Button>
      </Flex>
    </Flex>
  );
}
