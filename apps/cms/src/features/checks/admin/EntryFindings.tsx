import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { getFetchClient, useForm } from '@strapi/strapi/admin';
import { useKeptText } from '../../../adminUi/keptText.ts';
import { useAction } from '../../../adminUi/useAction.ts';
import { useContent } from '../../../adminUi/useContent.ts';
import { keptTextOf } from '../../../content/alternativeText.ts';
import type { Finding } from '../finding.ts';
import { type EntryProps, savedEntry, type SavedEntry } from '../../history/admin/history.ts';

interface MissingTextProps {
  picture: NonNullable<Finding['picture']>;
  onDone: () => void;
}

/** Takes the alternative text of a picture, in place of the way through the media library. */
function MissingText({ picture: { id, name }, onDone }: MissingTextProps) {
  const [text, setText] = useKeptText(keptTextOf({ id }));
  const { run, failure } = useAction(
    () => 'Das ist nicht gespeichert. Vielleicht gehört das Bild einem anderen Betrieb.',
  );

  const store = (alternativeText: string): Promise<void> =>
    run(async () => {
      await getFetchClient().put(`/content/pictures/${id}`, { alternativeText });
      setText('');
      onDone();
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <TextInput
        aria-label={`Alternativtext für ${name}`}
        placeholder="Was ist zu sehen?"
        value={text}
        maxLength={500}
        onChange={({ target }: { target: { value: string } }) => setText(target.value)}
      />
      <Flex gap={2} wrap="wrap">
        <Button
          size="S"
          disabled={!text.trim()}
          aria-label={`Text übernehmen: ${name}`}
          onClick={() => void store(text)}
        >
          Text übernehmen
        </Button>
        <Button size="S" variant="tertiary" aria-label={`Nur Schmuck: ${name}`} onClick={() => void store('')}>
          Nur Schmuck
        </Button>
      </Flex>
      {failure && (
        <Typography role="alert" variant="pi">
          {failure}
        </Typography>
      )}
    </Flex>
  );
}

function List({ findings, onChange }: { findings: readonly Finding[]; onChange: () => void }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
      {findings.map((finding) => {
        const { blocks, message, picture } = finding;
        return (
          <Box
            key={message}
            tag="li"
            paddingLeft={3}
            style={{ borderLeft: `3px solid ${blocks ? '#d02b20' : '#be5d01'}`, overflowWrap: 'anywhere' }}
          >
            <Typography variant="pi" fontWeight="bold">
              {blocks ? 'Verhindert das Veröffentlichen' : 'Hinweis'}
            </Typography>
            <Typography tag="p" variant="pi">
              {message}
            </Typography>
            {picture && <MissingText picture={picture} onDone={onChange} />}
          </Box>
        );
      })}
    </Flex>
  );
}

function Findings({ type, id, locale }: SavedEntry) {
  const { content, failed, reload } = useContent<{ findings: Finding[] }>(
    `/content/checks/${type}/${id}?locale=${locale}`,
  );
  const isModified = useForm('EntryFindings', ({ modified }) => modified);
  const findings = content?.findings;

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
      {failed && <Typography>Der Eintrag kann gerade nicht geprüft werden.</Typography>}
      {!findings && !failed && <Typography>Wird geprüft …</Typography>}
      {findings?.length === 0 && (
        <Typography>{isModified ? 'Geprüft wird, was gespeichert ist.' : 'Nichts zu beanstanden.'}</Typography>
      )}
      {findings && findings.length > 0 && <List findings={findings} onChange={() => void reload()} />}
    </Flex>
  );
}

export function EntryFindings(props: EntryProps) {
  const entry = savedEntry(props);
  if (!entry || entry.type.startsWith('internal-')) return null;
  const key = `${entry.id} ${entry.locale} ${props.document?.updatedAt}`;
  return { title: 'Prüfung', content: <Findings key={key} {...entry} /> };
}
