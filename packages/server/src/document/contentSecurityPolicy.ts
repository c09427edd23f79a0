import { createHash } from 'node:crypto';
import { speculationRules } from './speculationRules.ts';

const inlineScript = (nonce: string): RegExp =>
  new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>(.*?)</script>`, 'gs');
const inlineStyle = /<style>(.*?)<\/style>/gs;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const speculationRulesHash = hashOf(speculationRules);

function policy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", speculationRulesHash, ...new Set(scripts)].join(' ')}`,
    `style-src ${["'self'", ...new Set(styles)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Builds the content security policy of a page and removes the nonce from its HTML, so that the page can be cached. The
 * policy has a hash for the speculationRulesHash rules, for each inline script with the nonce and for the theme's styles in the
 * head. An injected script has no nonce and thus no hash.
 * @param nonce random for each render; letters, digits and hyphens only
 */
export function withPolicy(html: string, nonce: string): { html: string; policy: string } {
  const scripts = [...html.matchAll(inlineScript(nonce))].filter(([, before = '', after = '']) => {
    return !` ${before} ${after}`.includes(' src=');
  });
  const head = html.slice(0, html.indexOf('</head>'));
  const styles = [...head.matchAll(inlineStyle)].map(([, text = '']) => hashOf(text));
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    policy: policy(
      scripts.map(([, , , text = '']) => hashOf(text)),
      styles,
    ),
  };
}
