import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { saveNavigation } from '../client/navigationRecovery.ts';
import { hydratedEvent } from '../client/deferredHydration.ts';

/** Remembers where a visitor is going until the screen is there. */
const remembering: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        saveNavigation(to);
        await go();
        saveNavigation('');
      },
    }),
};

/** The page as the server made it; tells when React has taken it over. */
function Site() {
  useEffect(() => void document.dispatchEvent(new Event(hydratedEvent)), []);
  return <HydratedRouter instrumentations={[remembering]} />;
}

/** Brings the page that the server sent to life. */
export function hydrateSite(): void {
  startTransition(() => {
    hydrateRoot(document, <Site />);
  });
}
