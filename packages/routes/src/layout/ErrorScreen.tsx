import { Band } from '@group/ui/Band';
import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Stack } from '@group/ui/Stack';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { paths } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';
import { errorTexts } from './error.texts.ts';
import * as styles from './ErrorScreen.css.ts';
import { type ErrorKind, errorKind } from './errorTitle.ts';
import { WaitForContent } from './WaitForContent.tsx';

function Message({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Band>
      <Stack gap="three">
        <Heading level={1}>{title}</Heading>
        <p className={styles.help}>{help}</p>
        <div className={styles.actions}>{children}</div>
      </Stack>
    </Band>
  );
}

/** Ways on, where there is nothing to see. */
function WaysOn() {
  const texts = useTexts(errorTexts);
  return (
    <>
      <Button href={paths.home}>{texts.toHomepage}</Button>
      <Button href={paths.contact} look="secondary">
        {texts.toContact}
      </Button>
      <Button href={paths.jobs} look="secondary">
        {texts.toJobs}
      </Button>
    </>
  );
}

/** A plain link to the same page: it reloads without JavaScript too. */
function Reload() {
  const texts = useTexts(errorTexts);
  const { pathname, search } = useLocation();
  // Two slashes at the start would lead to another host.
  return (
    <a className={styles.reload} href={pathname.replace(/^\/+/, '/') + search}>
      {texts.reload}
    </a>
  );
}

/** Where there is no use in asking again. */
const final: ReadonlySet<ErrorKind> = new Set(['notFound', 'gone', 'forbidden']);

/** What a visitor sees when something went wrong, by its status; details are in the log only. */
export function ErrorScreen() {
  const kind = errorKind(useRouteError());
  const texts = useTexts(errorTexts);
  const { configuration } = useSite();
  return (
    <>
      <Message title={texts[kind]} help={texts[`${kind}Help`]}>
        {final.has(kind) ? <WaysOn /> : <Reload />}
      </Message>
      {kind === 'unavailable' && configuration && <WaitForContent />}
    </>
  );
}
