import { Typography } from '@strapi/design-system';
import { entryState, type Row } from '../../../adminUi/entryState.ts';
import { type EntryProps, historyType } from './history.ts';

interface Props extends EntryProps {
  document?: EntryProps['document'] & Row;
  meta?: { availableStatus?: readonly { publishedAt: string | null }[] };
}

const stateNow = (entry: Row) => entryState({ ...entry, status: 'published' }, new Date().toISOString());

/** Side panel for a published entry that visitors see only later, or no longer: Strapi's own label says "published". */
export function ScheduledState({ model, document: entry, meta }: Props) {
  const isPublished =
    entry?.status === 'published' || meta?.availableStatus?.some(({ publishedAt }) => publishedAt !== null);
  if (!historyType(model) || !entry || entry.status === 'modified' || !isPublished) return null;
  const { text, variant } = stateNow(entry);
  return variant === 'success' ? null : { title: 'Zustand', content: <Typography>{text}</Typography> };
}
