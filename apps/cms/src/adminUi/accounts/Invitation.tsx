import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { useClipboard } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SentInvitation } from './account.ts';

const words = {
  invitation: { what: 'Die Einladung', label: 'Link der Einladung', validity: 'sieben Tage' },
  reset: { what: 'Die Mail für ein neues Passwort', label: 'Link für ein neues Passwort', validity: 'eine Stunde' },
} as const satisfies Record<SentInvitation['kind'], object>;

/** The link for a first password or another one, to hand over where the mail does not arrive. */
export function Invitation({ email, kind, link, mailed }: SentInvitation) {
  const { what, label, validity } = words[kind];
  const { copy } = useClipboard();
  const [isCopied, setIsCopied] = useState(false);
  const copyLink = async (): Promise<void> => setIsCopied(await copy(link));
  return (
    <Box background="neutral0" padding={6} shadow="tableShadow" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography role="status" fontWeight="bold">
          {mailed ? `${what} an ${email} ist unterwegs.` : 'Dieser Dienst verschickt keine E-Mails.'}
        </Typography>
        <Typography>
          {mailed
            ? 'Kommt sie nicht an, können Sie der Person auch diesen Link geben.'
            : 'Bitte geben Sie der Person diesen Link selbst, am besten persönlich.'}{' '}
          Er gilt für sie allein, {validity} lang.
        </Typography>
        <Flex gap={2} wrap="wrap">
          <Box style={{ flex: '1 1 20rem' }}>
            <TextInput aria-label={label} readOnly value={link} />
          </Box>
          <Button variant="secondary" onClick={() => void copyLink()}>
            {isCopied ? 'Kopiert' : 'Link kopieren'}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
