import { Box, Flex, LinkButton, Portal, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rejections } from '../rejections.ts';
import { backendUrl } from '../../../admin/backendUrl.ts';
import { usePagePart } from '../../../strapi/admin/pageChanges.ts';

/** Whether the content service has a provider at which users sign in. */
function useProvider(isLogin: boolean): boolean {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    if (!isLogin) return;
    const ask = async (): Promise<void> => {
      const response = await fetch(`${backendUrl()}/content/oidc`);
      const answer: { enabled?: boolean } = response.ok ? await response.json() : {};
      setEnabled(answer.enabled === true);
    };
    // Without an answer there is the local login alone.
    ask().catch(() => setEnabled(false));
  }, [isLogin]);
  return enabled;
}

function rejectionIn(search: string): string | undefined {
  const reason = new URLSearchParams(search).get('firmenkonto');
  return Object.entries(rejections).find(([key]) => key === reason)?.[1];
}

/** The form alone fills a small screen. */
const scrollTo = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

/** On the login page: the way to sign in with an account of the company's directory, and why that was rejected. */
export function CompanyLogin() {
  const { pathname, search } = useLocation();
  const isLogin = pathname.endsWith('/auth/login');
  const enabled = useProvider(isLogin);
  const form = usePagePart(isLogin ? 'loginForm' : undefined);
  if (!enabled || !form) return null;
  const rejection = rejectionIn(search);
  return (
    <Portal container={form}>
      <Box paddingTop={6}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {rejection && (
            <Typography ref={scrollTo} role="alert" textColor="danger600">
              {rejection}
            </Typography>
          )}
          <LinkButton fullWidth variant="secondary" size="L" href={`${backendUrl()}/content/oidc/login`}>
            Mit Firmenkonto anmelden
          </LinkButton>
        </Flex>
      </Box>
    </Portal>
  );
}
