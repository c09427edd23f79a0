/** Type of the script that brings a page to life while it is still asleep: to the browser, some text. */
export const deferredScript = 'text/asleep';

/** Event on the document by which React says that it has taken the page over. */
export const hydratedEvent = 'awake';
