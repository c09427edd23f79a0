import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { backendUrl } from '../../../adminUi/backendUrl.ts';
import { ModalContent } from '../../../adminUi/ModalContent.tsx';
import { TouchTargets } from '../../../adminUi/TouchTargets.tsx';
import { whenSessionEnds } from '../../../strapi/admin/endedSessions.ts';
import { signedInPath, signInPath, targetParameter } from '../../signIn/paths.ts';

/** Leads to the page at its end as soon as there is a session. */
const frameAddress = (): string =>
  `${backendUrl()}${signInPath}?${targetParameter}=${encodeURIComponent(signedInPath.replace('/admin', ''))}`;

const stay = (event: Event): void => event.preventDefault();

/** Asks for a new session once the user's has ended; `undefined` before. */
function useEndedSession() {
  const userId = useAuth('SessionDialog', ({ user }) => user?.id);
  const [question, setQuestion] = useState<{ answer: (isOpen: boolean) => void }>();

  useEffect(() => {
    if (userId === undefined) return undefined;
    return whenSessionEnds(
      Number(userId),
      () =>
        new Promise((resolve) => {
          const answer = (isOpen: boolean): void => {
            setQuestion(undefined);
            resolve(isOpen);
          };
          setQuestion({ answer });
        }),
    );
  }, [userId]);

  useEffect(() => {
    if (!question) return undefined;
    // With the directory, or on a page of their own, people sign in in another tab.
    const look = async (): Promise<void> => {
      const isVisible = document.visibilityState === 'visible';
      if (isVisible && (await fetch(frameAddress())).url.endsWith(signedInPath)) question.answer(true);
    };
    const lookAgain = (): void => void look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [question]);

  return question;
}

/** Shows the sign-in where the session has ended, so that nothing that was typed is lost. */
export function SessionDialog() {
  const question = useEndedSession();
  if (!question) return null;
  const lookIn = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    if (currentTarget.contentWindow?.location.pathname.endsWith(signedInPath)) question.answer(true);
    // Browsers focus it by themselves in the outermost page alone.
    else currentTarget.contentDocument?.querySelector<HTMLElement>('[data-autofocus], [autofocus]')?.focus();
  };
  return (
    <Modal.Root open>
      <ModalContent aria-describedby={undefined} onPointerDownOutside={stay} onEscapeKeyDown={stay}>
        <TouchTargets>
          {/* Without the cross of Strapi's header: closing would lose what was typed. */}
          <Box paddingTop={6} paddingLeft={7} paddingRight={7}>
            <Modal.Title>Bitte wieder anmelden</Modal.Title>
          </Box>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography>
                Ihre Sitzung ist zu Ende. Was Sie geschrieben haben, steht noch da: Melden Sie sich hier wieder an, und
                arbeiten Sie weiter.
              </Typography>
              <iframe
                title="Anmelden"
                src={frameAddress()}
                onLoad={lookIn}
                sandbox="allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin"
                style={{ width: '100%', height: 'min(52rem, 60vh)', border: 0 }}
              />
              <Flex justifyContent="flex-end">
                <Button variant="tertiary" onClick={() => question.answer(false)}>
                  Verwerfen und abmelden
                </Button>
              </Flex>
            </Flex>
          </Modal.Body>
        </TouchTargets>
      </ModalContent>
    </Modal.Root>
  );
}
