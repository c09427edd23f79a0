/** Type of the script that brings a page to life while it is still asleep: to the browser, some text. */
export const sleepingScript = 'text/asleep';

/** Marks the parts of a page that are HTML until they are needed. */
export const sleepingMark = 'data-asleep';

/** Event by which the page, or a part of it, says that React has taken over; the document's own says it of the page. */
export const announcesAwake = 'awake';

/** Says that React operates an element from now on. */
export function announceAwake(element: Element | Document): void {
  element.dispatchEvent(new Event(announcesAwake, { bubbles: true }));
}
