import { Box, Button, Flex, Portal, Typography } from '@strapi/design-system';
import { usePagePart } from '../../../strapi/admin/pageChanges.ts';

/** Says in the media library how many pictures have no alternative text, and opens the dialog for them. */
export function UndescribedNotice({ total, onDescribe }: { total: number; onDescribe: () => void }) {
  const main = usePagePart('content');
  if (!main) return null;
  return (
    <Portal container={main}>
      <Box
        background="neutral0"
        padding={4}
        shadow="tableShadow"
        hasRadius
        style={{ position: 'sticky', bottom: 0, zIndex: 1 }}
      >
        <Flex gap={4} justifyContent="space-between" wrap="wrap">
          <Typography role="status">
            {total === 1 ? 'Einem Bild fehlt der Alternativtext.' : `${total} Bildern fehlt der Alternativtext.`}
          </Typography>
          <Button variant="secondary" onClick={onDescribe}>
            Jetzt beschreiben
          </Button>
        </Flex>
      </Box>
    </Portal>
  );
}
