import { posix } from 'node:path';
import { plain, type Visit } from './crawler.ts';

/** The text that replaces a form, by language. */
const notices: Readonly<Record<string, string>> = {
  de: 'Dieses Formular kann im Moment nicht gesendet werden. Bitte rufen Sie uns an oder schreiben Sie uns:',
  fr: 'Ce formulaire ne peut pas être envoyé pour le moment. Appelez-nous ou écrivez-nous :',
  it: 'Al momento questo modulo non può essere inviato. Vi preghiamo di telefonarci o di scriverci:',
  en: 'This form cannot be sent at the moment. Please call us or write to us:',
};

/** The first link of a kind, which is the organisation's, as it is in the layout of every page. */
function firstLink(html: string, scheme: 'tel' | 'mailto'): string {
  const links = html.matchAll(new RegExp(`<a\\b[^>]*href="(${scheme}:[^"?]*)[^>]*>([^<]*)<`, 'g'));
  const all = [...links].map(([, address = '', text = '']) => ({ address, text: text.trim() }));
  const best = all.find(({ text }) => text) ?? all[0];
  return best ? ` <a href="${best.address}">${best.text || best.address.slice(scheme.length + 1)}</a>` : '';
}

function noticeFor(html: string): string {
  const [, language = 'de'] = /<html[^>]*\slang="(\w\w)/.exec(html) ?? [];
  const notice = notices[language] ?? notices.de;
  return `<p role="note"><strong>${notice}</strong>${firstLink(html, 'tel')}${firstLink(html, 'mailto')}</p>`;
}

/** The address of a page on a static server; a query becomes part of the path. No page has a path segment `_`. */
export function staticAddress({ pathname, search }: URL): string {
  if (!search) return pathname;
  const query = search.slice(1).replaceAll(/[%/\\]/g, '-');
  return `${pathname.replace(/\/$/, '')}/_/${query}/`;
}

/**
 * The file of an address in the folder of an export. Throws for path traversal.
 * @param isDocument whether it is HTML; a page without an extension becomes the index of a folder
 */
export function filePath(address: string, isDocument: boolean): string {
  const path = posix.normalize(decodeURIComponent(address)).replace(/^\/+/, '');
  if (path.startsWith('..') || path.includes('\0')) throw new Error(`no file can have the address ${address}`);
  const isFile = !isDocument && path !== '' && !path.endsWith('/');
  return isFile || path.endsWith('.html') ? path : posix.join(path, 'index.html');
}

/**
 * Converts a page for a static server. Forms and the search are replaced by the telephone number and mail address. Filters
 * are removed, so that their lists are complete. Islands are not hydrated, as React would render their forms again.
 * @param rewrite maps a link to its address on a static server
 * @param policy of the page, which becomes an element, as a static server has one policy for all pages
 */
export function staticDocument(html: string, rewrite: (address: string) => string, policy = ''): string {
  const notice = noticeFor(html);
  // Browsers ignore this directive in an element, with a warning; the server's configuration has it.
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  const content = directives.join('; ').replaceAll('"', '&quot;');
  return html
    .replaceAll(/<form\b[^>]*>[\s\S]*?<\/form>/g, (form) =>
      /^<form[^>]*\smethod="post"|<input[^>]*\stype="search"/i.test(form) ? notice : '',
    )
    .replaceAll(/ data-island="\w+"/g, '')
    .replaceAll(/(\shref=")([^"]*\?[^"]*)(")/g, (_, before: string, address: string, after: string) => {
      return before + rewrite(plain(address)).replaceAll('&', '&amp;') + after;
    })
    .replace(/<head[^>]*>/, (head) =>
      content ? `${head}<meta http-equiv="content-security-policy" content="${content}">` : head,
    );
}

/** A page that redirects in the browser, as a static server has no redirects. */
export function redirectDocument(target: string): string {
  const to = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}"><title>${to}</title></head><body><a href="${to}">${to}</a></body></html>\n`;
}

/** Path and content of the file for a visited address. Links outside the export stay as they are. */
export function fileOf({ url, status, headers, content, body }: Visit, known: ReadonlySet<string>) {
  const rewrite = (address: string): string => {
    const to = URL.parse(address, url);
    return to?.host === url.host && known.has(to.pathname + to.search) ? staticAddress(to) + to.hash : address;
  };
  const { location, 'content-type': type = '', 'content-security-policy': policy } = headers;
  const isRedirect = location && status >= 300 && status < 400;
  const isDocument = isRedirect || type.startsWith('text/html');
  const path = filePath(staticAddress(url), isDocument);
  if (isRedirect) return { path, content: redirectDocument(rewrite(location)) };
  return { path, content: isDocument ? staticDocument(body, rewrite, policy?.toString()) : content };
}
