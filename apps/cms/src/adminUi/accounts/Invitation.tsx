import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { useClipboard } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SentInvitation } from './account.ts';

export function Invitation({ email, link, mailed }: SentInvitation) {
  const { copy } = useClipboard();
  const [isCopied, setIsCopied] = useState(false);
  const copyLink = async (): Promise<void> => setIsCopied(await copy(link));
  return (
    <Box background="neutral0" padding={6} shadow="tableShadow" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography role="status" fontWeight="bold">
          {mailed ? `Die Einladung an ${email} ist unterwegs.` : 'Dieser Dienst verschickt keine E-Mails.'}
        </Typography>
        <Typography>
          {mailed
            ? 'Kommt sie nicht an, können Sie der Person auch diesen Link geben. Er gilt für sie allein.'
            : 'Bitte geben Sie der Person diesen Link selbst, am besten persönlich. Er gilt für sie allein.'}
        </Typography>
        <Flex gap={2} wrap="wrap">
          <Box style={{ flex: '1 1 20rem' }}>
            <TextInput aria-label="Link der Einladung" readOnly value={link} />
          </Box>
          <Button variant="secondary" onClick={() => void copyLink()}>
            {isCopied ? 'Kopiert' : 'Link kopieren'}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
