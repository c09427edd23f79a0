import { deferredScript } from '@group/routes/client/deferredHydration';
import { speculationRules } from './speculationRules.ts';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const entry = '<script type="module" async="">';

/**
 * Lets a page arrive asleep: what would fetch and run React at once becomes text, which the native script turns into a
 * script again when the browser is idle or the visitor acts. React itself is not told: it finds the page as it made it.
 * The native script comes after what can be seen, and the rules by which the browser may fetch the next page come with it.
 * @param html a document as React Router renders it
 * @param enhanceScript address of the script that every page has
 */
export function deferredDocument(html: string, enhanceScript: string): string {
  const head = html.indexOf('</head>');
  if (head < 0) throw new Error('the document has no head');
  const added =
    `<script type="speculationrules">${speculationRules}</script>` +
    `<script type="module" fetchpriority="low" src="${enhanceScript}"></script>`;
  const rest = html.slice(head).replace(entry, `<script type="${deferredScript}">`);
  return `${html.slice(0, head).replace(preloads, '')}${added}${rest}`;
}
