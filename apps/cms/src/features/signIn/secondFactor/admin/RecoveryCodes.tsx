import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';

/** Saves the codes as a file, without a request. */
function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'wiederherstellungscodes.txt' });
  link.click();
  URL.revokeObjectURL(url);
}

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  // Takes the place of the form, and is read out.
  useEffect(() => text.current?.focus(), []);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <div ref={text} tabIndex={-1} style={{ outline: 'none' }}>
        <Typography tag="p">
          Mit jedem dieser Codes melden Sie sich einmal an, wenn Sie die App nicht zur Hand haben. Sie werden nur jetzt
          angezeigt: Bitte drucken Sie sie aus, oder speichern Sie sie an einem sicheren Ort.
        </Typography>
      </div>
      <Box background="neutral100" padding={4} hasRadius>
        <ul
          aria-label="Wiederherstellungscodes"
          style={{ columns: '18rem', fontFamily: 'monospace', fontSize: '1.6rem' }}
        >
          {codes.map((code) => (
            <li key={code}>
              <Typography style={{ fontFamily: 'inherit' }}>{code}</Typography>
            </li>
          ))}
        </ul>
      </Box>
      <Flex gap={2} justifyContent="flex-end" wrap="wrap">
        <Button variant="secondary" onClick={() => download(codes)}>
          Als Datei speichern
        </Button>
        <Button onClick={onDone}>Ich habe die Codes gespeichert</Button>
      </Flex>
    </Flex>
  );
}
