import { plain } from './addresses.ts';

/** What stands in place of a form, by the language of the page. */
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

/** The first link of a kind on the page: that of the house, which stands in the frame of each. */
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
 * A page as a static server can give it out. Forms that would be sent say that they cannot, with telephone and mail;
 * filters, which a server would answer, are left out, so that their lists are whole. React is left out, as it would ask
 * a program for each next page.
 * @param rewrite the address by which a static server finds what a link leads to
 */
export function staticDocument(html: string, rewrite: (address: string) => string): string {
  const closed = notice(html);
  return html
    .replaceAll(/<form\b[^>]*>[\s\S]*?<\/form>/g, (form) => (/^<form[^>]*\smethod="post"/i.test(form) ? closed : ''))
    .replaceAll(/<script type="text\/[^"]*"[\s\S]*?<\/script>/g, '')
    .replaceAll(/(\shref=")([^"]*\?[^"]*)(")/g, (_, before: string, address: string, after: string) => {
      return before + rewrite(plain(address)).replaceAll('&', '&amp;') + after;
    });
}

/** A page that leads on to another address at once, as there is no server to say so. */
export function redirectDocument(target: string): string {
  const to = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}"><title>${to}</title></head><body><a href="${to}">${to}</a></body></html>\n`;
}
