import { Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState, type ReactNode } from 'react';
import { type EntryProps, entryId, historyType } from './history.ts';

/** What breaks on the websites; empty while it is not known. */
function Consequences({ type, ids }: { type: string; ids: readonly string[] }) {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const list = ids.join(' ');

  useEffect(() => {
    const requests = list.split(' ').map(async (id) => {
      const { data } = await getFetchClient().get<{ sentences: string[] }>(`/content/consequences/${type}/${id}`);
      return data.sentences;
    });
    Promise.all(requests).then(
      (found) => setSentences(found.flat()),
      () => setSentences(['Was danach fehlt, lässt sich gerade nicht prüfen.']),
    );
  }, [type, list]);

  return (
    <Flex direction="column" gap={2} role="status">
      {sentences.map((sentence) => (
        <Typography key={sentence} tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Flex>
  );
}

interface Dialog {
  type: string;
  title: string;
  content?: ReactNode;
  onConfirm?: () => unknown;
}

interface ActionDescription {
  onClick?: (event: unknown) => unknown;
  dialog?: Dialog;
  [option: string]: unknown;
}

/** What Strapi gives the action of one entry, or of several that are selected in a list. */
interface ActionProps extends EntryProps {
  document?: EntryProps['document'] & { localizations?: readonly object[] };
  documents?: readonly { documentId: string }[];
}

export interface Action {
  (props: ActionProps): ActionDescription | null;
  type?: string;
  position?: unknown;
}

const questions: Readonly<Record<string, string>> = {
  delete: 'Löschen? Im Papierkorb bleibt es noch 30 Tage.',
  unpublish: 'Vom Netz nehmen? Als Entwurf bleibt es erhalten.',
};

const deletesLanguage = ({ type }: Action, { dialog, variant }: ActionDescription): boolean =>
  type === undefined && variant === 'danger' && dialog?.type === 'dialog';

function withImpactWarning(action: Action): Action {
  const warning: Action = (props) => {
    const description = action(props);
    const type = historyType(props.model);
    const ids =
      props.documents?.map(({ documentId }) => documentId) ?? [entryId(props)].filter((id) => id !== undefined);
    // Without its frame there is no website: the service rejects it too.
    if (action.type === 'unpublish' && type?.startsWith('konfiguration-')) return null;
    if (!description || !type || ids.length === 0) return description;
    const { dialog, onClick } = description;
    // Strapi's actions for one language and for several have no type. Of the only one, those for all languages do the same,
    // and Strapi does not load again what is gone.
    if (action.type === undefined && dialog && props.document?.localizations?.length === 0) return null;
    const isOfLanguage = deletesLanguage(action, description);
    const question = questions[action.type ?? ''];
    if (!question && !isOfLanguage) return description;
    // Strapi's own dialog for unpublishing asks what becomes of the draft.
    const asks = dialog && (action.type === 'unpublish' || !question);
    const content = (
      <Flex direction="column" gap={4}>
        <Consequences type={type} ids={ids} />
        {asks ? dialog.content : <Typography textAlign="center">{question}</Typography>}
      </Flex>
    );
    if (dialog) return { ...description, dialog: { ...dialog, content } };
    // Strapi unpublishes at once: the click opens the dialog, and its confirmation does what the click did.
    const confirmed: Dialog = { type: 'dialog', title: 'Bestätigung', content, onConfirm: () => onClick?.(undefined) };
    return { ...description, onClick: () => false, dialog: confirmed };
  };
  return Object.assign(warning, { type: action.type, position: action.position });
}

export const withImpactWarnings = (actions: readonly Action[]): Action[] => actions.map(withImpactWarning);
