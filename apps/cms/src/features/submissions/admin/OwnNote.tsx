import { Box, Button, Flex, Textarea, Typography } from '@strapi/design-system';
import { isFetchError } from '@strapi/strapi/admin';
import { useSyncExternalStore } from 'react';
import { application } from '@group/content-client/contract/submissions/application';
import type { NoteDraft, NoteState } from './drafts.ts';

const { label, maxLength } = application.fields.notes;

const failureOf = (error: unknown): string =>
  isFetchError(error) && error.status === 401
    ? 'Nicht gespeichert: Ihre Sitzung ist beendet. Melden Sie sich in einem neuen Tab an, und versuchen Sie es hier noch einmal; der Text bleibt stehen.'
    : 'Nicht gespeichert. Der Text bleibt hier stehen; versuchen Sie es bitte noch einmal.';

function statusText({ status, error }: NoteState): string {
  if (status === 'failed') return failureOf(error);
  return { saved: 'Gespeichert', unsaved: '', saving: 'Wird gespeichert …', conflict: 'Noch nicht gespeichert' }[
    status
  ];
}

function OtherNote({ note, state: { text, other } }: { note: NoteDraft; state: NoteState }) {
  if (!other) return null;
  const both = `${other.notes}\n\n${text}`;
  return (
    <Box role="alert" background="warning100" padding={3} hasRadius>
      <Typography tag="p" fontWeight="bold">
        {other.by || 'Jemand'} hat diese Notiz inzwischen geändert. Dort steht jetzt:
      </Typography>
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '0.8rem 0' }}>
        {other.notes || '(leer)'}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button size="S" disabled={both.length > maxLength} onClick={() => note.resolve(both)}>
          Beide behalten
        </Button>
        <Button size="S" variant="secondary" onClick={() => note.resolve(text)}>
          Nur meinen Text behalten
        </Button>
        <Button size="S" variant="tertiary" onClick={() => note.resolve(other.notes)}>
          Nur den anderen behalten
        </Button>
      </Flex>
    </Box>
  );
}

export function OwnNote({ note }: { note: NoteDraft }) {
  const state = useSyncExternalStore(note.subscribe, note.state);
  const name = `${label}, nur für die Personalabteilung`;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Textarea
        aria-label={name}
        placeholder={name}
        value={state.text}
        maxLength={maxLength}
        rows={4}
        onChange={({ target }: { target: { value: string } }) => note.type(target.value)}
        onBlur={() => void note.save()}
      />
      <OtherNote note={note} state={state} />
      <Flex gap={3} wrap="wrap">
        <Typography role="status" variant="pi" textColor={state.status === 'failed' ? 'danger700' : 'neutral600'}>
          {statusText(state)}
        </Typography>
        {state.status === 'failed' && (
          <Button size="S" variant="secondary" onClick={() => void note.save()}>
            Noch einmal versuchen
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
