import { Button, Flex, Portal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BesideLayout, panelWidth } from '../../../strapi/admin/BesideLayout.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { PreviewedEntry } from './previewLink.ts';
import { usePreviewFrame } from './usePreviewFrame.ts';

/** Widths in pixels at which the website is shown. */
const devices = [
  { name: 'Telefon', width: 390 },
  { name: 'Bildschirm', width: 1280 },
] as const;

/** At the right edge, below dialogs. */
const BesidePanel = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  width: ${panelWidth};
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};
`;

interface Props {
  entry: PreviewedEntry;
  /** Changes when the entry is saved. */
  saved: string;
  onTab: () => void;
  onClose: () => void;
}

export function PreviewBeside({ entry, saved, onTab, onClose }: Props) {
  const [width, setWidth] = useState<number>(devices[0].width);
  const { frame, state } = usePreviewFrame(entry, saved);
  return (
    <Portal>
      <BesideLayout />
      <BesidePanel aria-label="Vorschau neben dem Formular">
        <Flex padding={2} gap={2} wrap="wrap">
          {devices.map((device) => (
            <Button
              key={device.name}
              size="S"
              variant={device.width === width ? 'secondary' : 'tertiary'}
              aria-pressed={device.width === width}
              onClick={() => setWidth(device.width)}
            >
              {device.name}
            </Button>
          ))}
          <Button size="S" variant="tertiary" onClick={onClose} style={{ marginInlineStart: 'auto' }}>
            Vorschau schliessen
          </Button>
        </Flex>
        <Typography variant="pi" tag="p" paddingLeft={2} paddingRight={2} paddingBottom={2} role="status">
          {state === 'blocked'
            ? 'Erscheint hier nichts, lässt Ihr Browser die Vorschau neben dem Formular nicht zu.'
            : 'Zeigt den gespeicherten Entwurf. Jedes Speichern erneuert die Ansicht.'}
        </Typography>
        {state === 'blocked' && (
          <Flex paddingLeft={2} paddingBottom={2}>
            <Button size="S" variant="secondary" onClick={onTab}>
              In neuem Tab ansehen
            </Button>
          </Flex>
        )}
        {state === 'failed' ? (
          <Typography tag="p" padding={2} role="alert">
            Die Vorschau ist für diesen Eintrag nicht möglich. Ist ein Betrieb gewählt?
          </Typography>
        ) : (
          <PreviewFrame frame={frame} width={width} />
        )}
      </BesidePanel>
    </Portal>
  );
}
