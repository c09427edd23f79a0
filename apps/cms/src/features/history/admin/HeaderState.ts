import { useEffect } from 'react';
import { entryState, type Row } from '../../../admin/entryState.ts';
import { type EntryProps, historyType } from './history.ts';

interface Props extends EntryProps {
  document?: EntryProps['document'] & Row;
  meta?: { availableStatus?: readonly { publishedAt: string | null }[] };
}

/**
 * Shows above the form the same state as the list, e.g. when a planned entry appears: Strapi's label says "published". A
 * panel without content, as Strapi gives the entry to panels, and has no place for parts of others in the header.
 */
export function HeaderState({ model, document: entry, meta }: Props) {
  const status =
    entry?.status === 'draft' && meta?.availableStatus?.some(({ publishedAt }) => publishedAt !== null)
      ? 'published'
      : entry?.status;
  const isShown = historyType(model) !== undefined && status !== undefined;
  // After each render: Strapi writes its own text when the state changes.
  useEffect(() => {
    if (!isShown) return;
    const { text } = entryState({ ...entry, status }, new Date().toISOString());
    const label = document.querySelector('main [role="status"][aria-label]');
    const shown = label?.querySelector('span');
    if (!label || !shown) return;
    label.setAttribute('aria-label', text);
    if (shown.textContent !== text) shown.textContent = text;
  });
  return null;
}
