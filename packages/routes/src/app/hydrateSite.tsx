import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { rememberNavigation } from '../client/interruptedNavigation.ts';
import { awakeEvent } from '../client/sleep.ts';

/** Remembers where a visitor is going until the screen is there. */
const remembering: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        rememberNavigation(to);
        await go();
        rememberNavigation('');
      },
    }),
};

/** The page as the server made it; tells when React has taken it over. */
function Site() {
  useEffect(() => void document.dispatchEvent(new Event(awakeEvent)), []);
  return <HydratedRouter instrumentations={[remembering]} />;
}

/** Brings the page that the server sent to life. */
export function hydrateSite(): void {
  startTransition(() => {
    hydrateRoot(document, <Site />);
  });
}
