/** A script type that browsers do not execute: holds the hydration script until it is needed. */
export const deferredScript = 'text/asleep';

/** Dispatched on the document once React has hydrated the page. */
export const hydratedEvent = 'awake';
