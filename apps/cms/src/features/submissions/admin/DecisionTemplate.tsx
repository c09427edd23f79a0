import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import {
  type Mail,
  mailFrom,
  placeholders,
  type PlaceholderValues,
  unknownPlaceholders,
} from '../../../mail/placeholders.ts';
import type { DecisionStage } from '../../../mail/messages.ts';
import { MailFields } from './MailFields.tsx';

/** The templates of the mails to an applicant, and what they are filled in with. */
export interface DecisionTemplates {
  values: PlaceholderValues;
  /** German name of their language. */
  language: string;
  templates: Record<DecisionStage, Mail & { own: boolean }>;
}

interface Props {
  path: string;
  stage: DecisionStage;
  drafts: DecisionTemplates;
  /** What was typed before. */
  begun: Mail | undefined;
  onType: (template: Mail) => void;
  /** The template is stored or removed. */
  onDone: () => void;
  onCancel: () => void;
}

const meanings = Object.entries(placeholders).map(([name, meaning]) => `{${name}}: ${meaning}`);

/** The template of a house for a mail to applicants, with a preview of the mail to this one. */
export function DecisionTemplate({ path, stage, drafts, begun, onType, onDone, onCancel }: Props) {
  const { values, language, templates } = drafts;
  const { own, ...initial } = templates[stage];
  const [template, setTemplate] = useState<Mail>(begun ?? initial);
  const [failure, setFailure] = useState('');
  const unknown = unknownPlaceholders(template);
  const isEmpty = !template.subject.trim() || !template.text.trim();
  const preview = mailFrom(template, values);

  const store = (change: Promise<unknown>): void => {
    change.then(onDone, () => setFailure('Die Vorlage ist nicht gespeichert. Bitte später noch einmal versuchen.'));
  };

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
      <MailFields
        mail={template}
        onChange={(changed) => {
          onType(changed);
          setTemplate(changed);
        }}
      />
      <Typography variant="pi">{meanings.join(', ')}</Typography>
      {unknown.length > 0 && (
        <Typography role="alert" textColor="danger600">
          Diesen Platzhalter gibt es nicht: {unknown.join(', ')}
        </Typography>
      )}
      <Box tag="section" aria-label="Vorschau" background="neutral100" padding={3} hasRadius>
        <Typography tag="p" fontWeight="bold">
          {preview.subject}
        </Typography>
        <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {preview.text}
        </Typography>
      </Box>
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
        <Button variant="tertiary" onClick={onCancel}>
          Abbrechen
        </Button>
      </Flex>
    </Flex>
  );
}
