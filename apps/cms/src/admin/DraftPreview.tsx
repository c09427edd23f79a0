import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

interface Props {
  model: string;
  documentId?: string;
  document?: { locale?: string };
}

/** Types with a preview; the service responds with 404 for others. */
const previewableTypes = new Set([
  'page',
  'job',
  'event',
  'article',
  'house',
  'training-position',
  'person',
  'imprint',
]);

const nameOf = (model: string): string => model.replace('plugin::content.', '');

/** Looks like Strapi's secondary button. */
const buttonStyle = {
  width: '100%',
  padding: '0.8rem',
  border: '1px solid currentColor',
  borderRadius: 4,
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
};

/** Opens the saved draft on the website, in a new tab: the websites forbid framing. */
function Preview({ name, documentId, locale }: { name: string; documentId: string; locale: string }) {
  const { get } = useFetchClient();
  const [failed, setFailed] = useState(false);

  const open = async (): Promise<void> => {
    // Synchronously in the click handler: otherwise the browser blocks it as a pop-up.
    const tab = window.open('', '_blank');
    try {
      const { data } = await get<{ url: string }>(`/content/preview/${name}/${documentId}?locale=${locale}`);
      setFailed(false);
      if (!tab) return;
      tab.opener = null;
      tab.location.replace(data.url);
    } catch {
      tab?.close();
      setFailed(true);
    }
  };

  return (
    <div style={{ width: '100%', fontSize: '1.2rem', lineHeight: 1.5 }}>
      <button type="button" style={buttonStyle} onClick={() => void open()}>
        Entwurf auf der Website ansehen
      </button>
      <p style={{ marginTop: 8 }}>Zeigt, was gespeichert ist. Der Link gilt eine Stunde.</p>
      {failed && <p role="alert">Die Vorschau ist für diesen Eintrag nicht möglich. Ist ein Betrieb gewählt?</p>}
    </div>
  );
}

/** Side panel of a previewable entry; renders nothing for other types or before the entry is saved. */
export const DraftPreview = ({ model, documentId, document }: Props) => {
  const name = nameOf(model);
  if (!documentId || !previewableTypes.has(name)) return null;
  const locale = document?.locale ?? '';
  return { title: 'Vorschau', content: <Preview key={documentId} {...{ name, documentId, locale }} /> };
};
