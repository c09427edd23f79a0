import { Section } from '@group/ui/Section';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';
import { errorMessages } from './error.messages.ts';
import * as styles from './ErrorScreen.css.ts';
import { errorKind } from './errorTitle.ts';
import { ReloadLink } from './ReloadLink.tsx';
import { SearchForm } from './SearchForm.tsx';
import { WaitForContent } from './WaitForContent.tsx';

function Message({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Section>
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.help}>{help}</p>
        <div className={styles.actions}>{children}</div>
      </Stack>
    </Section>
  );
}

/** Links for visitors who have reached a dead end. */
function FallbackLinks() {
  const messages = useMessages(errorMessages);
  return (
    <>
      <Button href={paths.home.href()}>{messages.toHomepage}</Button>
      <Button href={paths.contact.href()} variant="secondary">
        {messages.toContact}
      </Button>
      <Button href={paths.jobs.href()} variant="secondary">
        {messages.toJobs}
      </Button>
    </>
  );
}

/** The error screen, by status. Details go to the log only. */
export function ErrorScreen() {
  const kind = errorKind(useRouteError());
  const messages = useMessages(errorMessages);
  const { configuration } = useSite();
  return (
    <>
      <Message title={messages[kind]} help={messages[`${kind}Help`]}>
        {kind === 'notFound' ? <FallbackLinks /> : <ReloadLink />}
      </Message>
      {kind === 'notFound' && (
        <Section>
          <SearchForm />
        </Section>
      )}
      {kind === 'unavailable' && configuration && <WaitForContent />}
    </>
  );
}
