import { sleepingScript } from '@group/routes/native/sleep';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const entry = '<script type="module" async="">';

/**
 * Lets a page arrive asleep: what would fetch and run React at once becomes text, which the native script turns into a
 * script again when the browser is idle or the visitor acts. React itself is not told: it finds the page as it made it.
 * @param html a document as React Router renders it
 * @param nativeScript address of the script that every page has
 */
export function sleepingDocument(html: string, nativeScript: string): string {
  const head = html.indexOf('</head>');
  if (head < 0) throw new Error('the document has no head');
  return `${html.slice(0, head).replace(preloads, '')}<script type="module" src="${nativeScript}"></script>${html
    .slice(head)
    .replace(entry, `<script type="${sleepingScript}">`)}`;
}
