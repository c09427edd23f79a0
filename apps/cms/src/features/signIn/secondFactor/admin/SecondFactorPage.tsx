import { Box, Flex, Typography } from '@strapi/design-system';
import { getFetchClient, Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { TouchTargets } from '../../../../admin/TouchTargets.tsx';
import { OthersWithFactor, type Other } from './OthersWithFactor.tsx';
import { OwnFactor, type OwnState } from './OwnFactor.tsx';

interface State extends OwnState {
  others: Other[];
}

/** The page on which users set up their second factor, and administrators reset those of others. */
export function SecondFactorPage() {
  const { toggleNotification } = useNotification();
  const [state, setState] = useState<State>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = async (): Promise<void> => {
    const { data } = await getFetchClient().get<State>('/content/second-factor');
    setState(data);
  };
  const failed = (): void => {
    toggleNotification({ type: 'danger', message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.' });
  };
  useEffect(() => {
    load().catch(() => setHasFailed(true));
  }, []);

  if (hasFailed) return <Page.Error />;
  if (!state) return <Page.Loading />;
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
              <OwnFactor state={state} onChange={load} onFailure={failed} />
            </Box>
            {state.others.length > 0 && (
              <Flex direction="column" alignItems="stretch" gap={4}>
                <Typography tag="h2" variant="beta">
                  Andere Konten mit zweitem Faktor
                </Typography>
                <OthersWithFactor others={state.others} onChange={load} onFailure={failed} />
              </Flex>
            )}
          </Flex>
        </TouchTargets>
      </Layouts.Content>
    </Page.Main>
  );
}
