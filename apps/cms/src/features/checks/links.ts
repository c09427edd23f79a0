import { ownPath } from '../../content/ownAddress.ts';
import { type Check, blocking, warning } from './finding.ts';
import { isThere } from './site.ts';

export const brokenLinks: Check = (entry, site) =>
  entry.links.flatMap(({ place, target }) => {
    const path = ownPath(site.tenant, target);
    const isItself = entry.type === 'page' && path === entry.fields.path;
    if (path === undefined || isItself || isThere(site, path) || site.redirects.find(target)) return [];
    if (site.drafts.has(path)) {
      return warning(
        `${place}: Der Link führt zu ${path}, einem Entwurf. Bitte auch diese Seite noch veröffentlichen.`,
      );
    }
    return blocking(
      `${place}: Der Link führt zu ${path}, aber diese Seite gibt es nicht. Bitte den Link korrigieren oder entfernen.`,
    );
  });

export const deadLinks: Check = ({ links }, { deadLinks: dead }) =>
  links
    .filter(({ target }) => dead.has(target))
    .map(({ place, target }) =>
      warning(`${place}: Der Link zu ${target} ging in zwei Nächten ins Leere. Bitte öffnen und ersetzen.`),
    );

/** In the languages of the websites, in lower case. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'hier|hier klicken|klicken sie hier|bitte hier klicken|klick|link|zum link|mehr|weiter|weiterlesen|mehr erfahren|' +
    'click here|here|more|read more|clicca qui|qui|di più|cliquez ici|ici|plus|en savoir plus'
  ).split('|'),
);

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim();

export const emptyLinkTexts: Check = ({ links }) =>
  links
    .filter(({ text }) => emptyWords.has(wordsOf(text)))
    .map(({ place, text }) =>
      warning(
        `${place}: «${text.trim()}» sagt nicht, wohin der Link führt. Bitte das Ziel nennen, z. B. «Taxordnung».`,
      ),
    );

const fileEnding = /\.(pdf|docx?|xlsx?|pptx?|odt|zip)$/i;

export const fileLinks: Check = ({ links }) =>
  links.flatMap(({ place, target, text }) => {
    const kind = fileEnding.exec(target.replace(/[?#].*$/s, ''))?.[1]?.toUpperCase();
    if (!kind || !text || (text.toUpperCase().includes(kind) && /\d\s*[kM]B/i.test(text))) return [];
    return warning(
      `${place}: Bitte bei «${text.trim()}» Art und Grösse der Datei dazuschreiben, z. B. (${kind}, 2 MB).`,
    );
  });
