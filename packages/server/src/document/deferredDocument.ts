import { deferredScript } from '@group/routes/client/deferredHydration';
import { speculationRules } from './speculationRules.ts';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const entry = '<script type="module" async="">';

/**
 * Defers hydration: removes the module preloads and makes the entry script inert. The enhance script activates it when
 * the browser is idle or the visitor interacts; React then hydrates the markup that it rendered. Also adds the enhance
 * script, at a low priority behind the visible content, and the speculation rules.
 * @param html document rendered by React Router
 * @param enhanceScript URL of the enhance script
 */
export function deferredDocument(html: string, enhanceScript: string): string {
  const head = html.indexOf('</head>');
  if (head < 0) throw new Error('the document has no head');
  const scripts =
    `<script type="speculationrules">${speculationRules}</script>` +
    `<script type="module" fetchpriority="low" src="${enhanceScript}"></script>`;
  const rest = html.slice(head).replace(entry, `<script type="${deferredScript}">`);
  return `${html.slice(0, head).replace(preloads, '')}${scripts}${rest}`;
}
