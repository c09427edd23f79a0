import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { saveNavigation } from '../client/navigationRecovery.ts';
import { hydratedEvent } from '../client/deferredHydration.ts';

/** Records the target of a navigation until it completes, see `navigationRecovery.ts`. */
const navigationRecorder: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(proceed, { to }) {
        saveNavigation(to);
        await proceed();
        saveNavigation('');
      },
    }),
};

/** Announces on the document when hydration is complete. */
function Site() {
  useEffect(() => void document.dispatchEvent(new Event(hydratedEvent)), []);
  return <HydratedRouter instrumentations={[navigationRecorder]} />;
}

export function hydrateSite(): void {
  startTransition(() => {
    hydrateRoot(document, <Site />);
  });
}
