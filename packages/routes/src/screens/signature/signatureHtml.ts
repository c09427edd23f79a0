import { labelled } from '@group/ui/messages/format';
import type { Signature, SignatureContact } from './signature.ts';

/** Text colours of a mail: as dark as on the sites, and a softer one with a contrast of 4.5:1 on white. */
const ink = '#26221e';
const softInk = '#5a5148';

/** Outlook uses installed fonts only and does not inherit styles reliably, so every cell repeats them. */
const textStyle = `font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:20px;mso-line-height-rule:exactly;`;

/** Links are 26 px apart to be large enough touch targets (WCAG 2.2, 2.5.8). */
const contactStyle = `${textStyle}line-height:26px;`;

const table = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Outlook renders links in its own blue unless an element inside sets the colour, too. */
function link(href: string, text: string, colour: string): string {
  const style = `color:${colour};text-decoration:none;`;
  const target = href.startsWith('http') ? ' target="_blank"' : '';
  return `<a href="${escaped(href)}"${target} style="${style}"><span style="${style}">${escaped(text)}</span></a>`;
}

function row(content: string, style: string): string {
  return `<tr><td valign="top" style="${textStyle}${style}">${content}</td></tr>`;
}

function contactRow({ label, text, href }: SignatureContact, colour: string): string {
  const value = href ? link(href, text, colour) : escaped(text);
  return (
    `<tr><td valign="top" style="${contactStyle}color:${softInk};padding:0 12px 0 0;white-space:nowrap;">${escaped(label)}</td>` +
    `<td valign="top" style="${contactStyle}color:${ink};">${value}</td></tr>`
  );
}

function picture({ organisation }: Signature, pictureOrigin: string): string {
  const { name, origin, logo } = organisation;
  const size = `width="${logo.width}" height="${logo.height}"`;
  const style = `display:block;border:0;max-width:none;width:${logo.width}px;height:${logo.height}px;`;
  return (
    `<a href="${escaped(origin)}" target="_blank">` +
    `<img src="${escaped(pictureOrigin + logo.path)}" ${size} alt="${escaped(name)}" border="0" style="${style}"></a>`
  );
}

/**
 * The signature as HTML for classic Outlook, which uses Word's layout engine: tables, styles on each cell, sizes in
 * attributes, hex colours, no web fonts. All input is escaped.
 * @param pictureOrigin origin of the image: a mail needs an absolute URL, the preview uses its own host
 */
export function signatureHtml(signature: Signature, pictureOrigin = signature.organisation.origin): string {
  const { name, role, organisation, contacts } = signature;
  const { colours } = organisation;
  const person = [
    name && row(escaped(name), `font-size:17px;line-height:24px;font-weight:bold;color:${colours.text};`),
    role && row(escaped(role), `color:${ink};`),
  ];
  const house = [
    row(escaped(organisation.name), `font-weight:bold;color:${ink};${name || role ? 'padding:10px 0 0 0;' : ''}`),
    ...organisation.addressLines.map((line) => row(escaped(line), `color:${ink};`)),
  ];
  const contactRows = contacts.map((contact) => contactRow(contact, colours.text)).join('');
  const lines = [
    ...person,
    ...house,
    contactRows &&
      row(`<table ${table} style="border-collapse:collapse;">${contactRows}</table>`, 'padding:10px 0 0 0;'),
  ];
  return (
    `<table ${table} style="border-collapse:collapse;"><tr>` +
    `<td valign="top" style="padding:2px 20px 0 0;">${picture(signature, pictureOrigin)}</td>` +
    `<td valign="top" style="padding:0 0 0 20px;border-left:3px solid ${colours.line};">` +
    `<table ${table} style="border-collapse:collapse;">${lines.filter(Boolean).join('')}</table></td></tr></table>`
  );
}

/** The signature for plain-text mails, in the language of its labels. */
export function signatureText({ name, role, organisation, contacts }: Signature, language: string): string {
  const paragraphs = [
    [name, role],
    [organisation.name, ...organisation.addressLines],
    contacts.map(({ label, text }) => labelled(language, label, text)),
  ];
  return paragraphs
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
