import { type Check, blocking } from './finding.ts';
import { isOwned, isThere, type Site } from './site.ts';

/** More than one heading of the first level. */
export const topHeadings: Check = ({ topHeadings: [, ...others] }) =>
  others.map(({ place, text }) =>
    blocking(
      `${place}: «${text}» ist schon die zweite Überschrift der ersten Stufe. Bitte eine tiefere Stufe oder einen anderen Block wählen.`,
    ),
  );

/** Pages at paths where the website shows something else. */
export const ownedPaths: Check = ({ type, fields }, site) =>
  type === 'page' && typeof fields.path === 'string' && isOwned(site, fields.path)
    ? [
        blocking(
          `Pfad: Unter ${fields.path} zeigt die Website schon etwas Eigenes. Bitte einen anderen Pfad wählen, z. B. /s${fields.path}.`,
        ),
      ]
    : [];

/** The website without its redirects, which lead away from pages that are gone. */
const withoutRedirects = (site: Site): Site => ({ ...site, redirects: new Set() });

/** Redirects that never lead anywhere, because there is a page. */
export const uselessRedirects: Check = ({ type, fields }, site) => {
  const { from } = fields;
  if (type !== 'redirect' || typeof from !== 'string') return [];
  if (!isThere(withoutRedirects(site), from) && !isOwned(site, from)) return [];
  return [
    blocking(
      `Frühere Adresse: Unter ${from} gibt es eine Seite, die Weiterleitung hätte keine Wirkung. Bitte zuerst die Seite vom Netz nehmen oder eine andere Adresse schreiben.`,
    ),
  ];
};
