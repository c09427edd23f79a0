import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Beside the library's rules: a URL has no spaces, and ARIA in HTML lets no label be hidden from assistive technology. */
const stricter = {
  a: { attributes: { href: { enum: ['/\\S*/'] } } },
  label: { attributes: { 'aria-hidden': { deprecated: true } } },
};

/** The rules of the HTML standard, without those on style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5', stricter] }),
);

/** What violates the HTML standard in a document, with its place. */
export function invalidMarkup(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
