import { createHash } from 'node:crypto';
import { speculationRules } from './speculationRules.ts';

const inlineScript = (nonce: string): RegExp =>
  new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>(.*?)</script>`, 'gs');
const inlineStyle = /<style>(.*?)<\/style>/gs;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const speculation = hashOf(speculationRules);

function policy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", speculation, ...new Set(scripts)].join(' ')}`,
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
 * The policy for a page, with a hash for the speculation rules, for each inline script that was rendered with the nonce
 * and for the colours in its head; and the page without the nonce, so that it can be kept and shown to many. A script that got into the page in
 * another way has no nonce, and so no hash.
 * @param nonce drawn for this rendering, of letters, digits and hyphens
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
