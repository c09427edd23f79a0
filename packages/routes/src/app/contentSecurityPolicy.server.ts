import { createHash } from 'node:crypto';
import { codeTimeout } from '../layout/Island/codeTimeout.ts';
import { startEntry } from './documentScripts.ts';
import { speculationRules } from './speculationRules.ts';

/** The source that allows an inline style or script with this text. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const scripts = `script-src 'self' ${[speculationRules, startEntry, codeTimeout].map(inlineSource).join(' ')}`;

/**
 * The content security policy of a tenant's pages. Inline it allows only the speculation rules, the start of the entry, the
 * timer of islands, and the styles in the head.
 * @param style {@link inlineSource} of the page's `<style>`
 * @param frame origin that may frame the page, a preview; by default none
 */
export function contentSecurityPolicy(style: string, frame = "'none'"): string {
  return [
    "default-src 'none'",
    scripts,
    `style-src 'self' ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frame}`,
  ].join('; ');
}
