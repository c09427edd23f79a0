import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useAction } from '../../../adminUi/useAction.ts';
import {
  type Mail,
  mailFrom,
  placeholders,
  type PlaceholderValues,
  unknownPlaceholders,
} from '../../../mail/placeholders.ts';
import type { DecisionStage } from '../../../mail/messages.ts';
import { type BegunMails, templateKey, useBegunMail } from './begunMails.ts';
import { MailFields } from './MailFields.tsx';

export interface DecisionTemplates {
  values: PlaceholderValues;
  language: string;
  templates: Record<DecisionStage, Mail & { own: boolean }>;
}

interface Props {
  documentId: string;
  stage: DecisionStage;
  drafts: DecisionTemplates;
  begun: BegunMails;
  onDone: () => void;
  onCancel: () => void;
}

const meanings = Object.entries(placeholders).map(([name, meaning]) => `{${name}}: ${meaning}`);

function Preview({ mail }: { mail: Mail }) {
  return (
    <Box tag="section" aria-label="Vorschau" background="neutral100" padding={3} hasRadius>
      <Typography tag="p" fontWeight="bold">
        {mail.subject}
      </Typography>
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {mail.text}
      </Typography>
    </Box>
  );
}

export function DecisionTemplate({ documentId, stage, drafts, begun, onDone, onCancel }: Props) {
  const path = `/content/applications/${documentId}/templates/${stage}`;
  const { values, language, templates } = drafts;
  const { own, ...initial } = templates[stage];
  const { typed: template = initial, type, end } = useBegunMail(begun, templateKey(documentId, stage));
  const { run, failure } = useAction(() => 'Die Vorlage ist nicht gespeichert. Bitte später noch einmal versuchen.');
  const unknown = unknownPlaceholders(template);
  const isEmpty = !template.subject.trim() || !template.text.trim();

  const store = (change: Promise<unknown>): void => void run(() => change.then(() => end(onDone)));

  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      tag="section"
      aria-label={`Vorlage: ${applicationStageNames[stage]}`}
    >
      <Typography variant="beta" tag="h2">
        Vorlage von {values.betrieb} für «{applicationStageNames[stage]}», {language}
      </Typography>
      <MailFields mail={template} onChange={type} />
      <Typography variant="pi">{meanings.join(', ')}</Typography>
      {unknown.length > 0 && (
        <Typography role="alert" textColor="danger600">
          Diesen Platzhalter gibt es nicht: {unknown.join(', ')}
        </Typography>
      )}
      <Preview mail={mailFrom(template, values)} />
      {failure && <Typography role="alert">{failure}</Typography>}
      <Flex gap={2} wrap="wrap">
        <Button disabled={unknown.length > 0 || isEmpty} onClick={() => store(getFetchClient().put(path, template))}>
          Vorlage speichern
        </Button>
        {own && (
          <Button variant="secondary" onClick={() => store(getFetchClient().del(path))}>
            Zurück zum mitgelieferten Text
          </Button>
        )}
        <Button variant="tertiary" onClick={() => end(onCancel)}>
          Abbrechen
        </Button>
      </Flex>
    </Flex>
  );
}
