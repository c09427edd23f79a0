import { plain } from './addresses.ts';

/** The text that replaces a form, by language. */
const notices: Readonly<Record<string, { closed: string; call: string; write: string }>> = {
  de: {
    closed: 'Dieses Formular kann im Moment nicht gesendet werden.',
    call: 'Bitte rufen Sie uns an:',
    write: 'Oder schreiben Sie uns:',
  },
  fr: {
    closed: 'Ce formulaire ne peut pas être envoyé pour le moment.',
    call: 'Appelez-nous, s’il vous plaît :',
    write: 'Ou écrivez-nous :',
  },
  it: {
    closed: 'Al momento questo modulo non può essere inviato.',
    call: 'Vi preghiamo di telefonarci:',
    write: 'Oppure scriveteci:',
  },
  en: { closed: 'This form cannot be sent at the moment.', call: 'Please call us:', write: 'Or write to us:' },
};

/** The first link of a kind, which is the organisation's, as it is in the layout of every page. */
function firstLink(html: string, scheme: 'tel' | 'mailto'): string {
  const links = html.matchAll(new RegExp(`<a\\b[^>]*href="(${scheme}:[^"?]*)[^>]*>([^<]*)<`, 'g'));
  const all = [...links].map(([, address = '', text = '']) => ({ address, text: text.trim() }));
  const best = all.find(({ text }) => text) ?? all[0];
  return best ? `<a href="${best.address}">${best.text || best.address.slice(scheme.length + 1)}</a>` : '';
}

function notice(html: string): string {
  const [, language = 'de'] = /<html[^>]*\slang="(\w\w)/.exec(html) ?? [];
  const texts = notices[language] ?? notices.de;
  if (!texts) return '';
  const [phone, mail] = [firstLink(html, 'tel'), firstLink(html, 'mailto')];
  return `<p role="note"><strong>${texts.closed}</strong>${phone && ` ${texts.call} ${phone}.`}${mail && ` ${texts.write} ${mail}.`}</p>`;
}

/**
 * Converts a page for a static server. Forms are replaced by the telephone number and mail address. Filters are removed,
 * so that their lists are complete. Islands are not hydrated, as React would render their forms again.
 * @param rewrite maps a link to its URL on a static server
 */
export function staticDocument(html: string, rewrite: (address: string) => string): string {
  const closed = notice(html);
  return html
    .replaceAll(/<form\b[^>]*>[\s\S]*?<\/form>/g, (form) => (/^<form[^>]*\smethod="post"/i.test(form) ? closed : ''))
    .replaceAll(/ data-island="\w+"/g, '')
    .replaceAll(/(\shref=")([^"]*\?[^"]*)(")/g, (_, before: string, address: string, after: string) => {
      return before + rewrite(plain(address)).replaceAll('&', '&amp;') + after;
    });
}

/** Adds the page's content security policy, as a static server has one policy for all pages. */
export function withPolicy(html: string, policy: string | undefined): string {
  if (!policy) return html;
  // Browsers ignore it in an element, with a warning; the server's configuration has it.
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  const content = directives.join('; ').replaceAll('"', '&quot;');
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}<meta http-equiv="content-security-policy" content="${content}">`,
  );
}

/** A page with an immediate client-side redirect, as a static server has no redirects. */
export function redirectDocument(target: string): string {
  const to = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}"><title>${to}</title></head><body><a href="${to}">${to}</a></body></html>\n`;
}
