import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { TouchTargets } from '../../../../admin/TouchTargets.tsx';
import { useContent } from '../../../../admin/useContent.ts';
import { OthersWithFactor, type Other } from './OthersWithFactor.tsx';
import { OwnFactor, type OwnState } from './OwnFactor.tsx';

interface State extends OwnState {
  others: Other[];
}

/** The page on which users set up their second factor, and administrators reset those of others. */
export function SecondFactorPage() {
  const { toggleNotification } = useNotification();
  const { content: state, failed: hasFailed, reload } = useContent<State>('/content/second-factor');
  const failed = (): void => {
    toggleNotification({ type: 'danger', message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.' });
  };

  if (!state) return hasFailed ? <Page.Error /> : <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>Zweiter Faktor</Page.Title>
      <Layouts.Header
        title="Zweiter Faktor"
        subtitle="Wer Ihr Passwort kennt, kommt ohne den Code aus Ihrer Authenticator-App nicht hinein."
      />
      <Layouts.Content>
        <TouchTargets>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Box background="neutral0" padding={6} shadow="tableShadow" hasRadius style={{ maxWidth: '72rem' }}>
              <OwnFactor state={state} onChange={reload} onFailure={failed} />
            </Box>
            {state.others.length > 0 && (
              <Flex direction="column" alignItems="stretch" gap={4}>
                <Typography tag="h2" variant="beta">
                  Andere Konten mit zweitem Faktor
                </Typography>
                <OthersWithFactor others={state.others} onChange={reload} onFailure={failed} />
              </Flex>
            )}
          </Flex>
        </TouchTargets>
      </Layouts.Content>
    </Page.Main>
  );
}
