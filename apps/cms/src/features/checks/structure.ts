import { navigationRoomOf, roomOf } from '@group/content-client/contract/content/configuration';
import { formerAddress, indexRedirects } from '@group/content-client/contract/formerAddress';
import { endOf } from '../../content/redirectRules.ts';
import { type Check, blocking, warning } from './finding.ts';
import { rowsIn, textOf } from '../../strapi/row.ts';
import { isMounted, isOwned, isThere, type Site } from './site.ts';

export const topHeadings: Check = ({ topHeadings: [, ...others] }) =>
  others.map(({ place, text }) =>
    blocking(
      `${place}: «${text}» ist schon die zweite Überschrift der ersten Stufe. Bitte eine tiefere Stufe oder einen anderen Block wählen.`,
    ),
  );

export const ownedPaths: Check = ({ type, fields }, site) =>
  type === 'page' && typeof fields.path === 'string' && isOwned(site, fields.path)
    ? blocking(
        `Pfad: Unter ${fields.path} zeigt die Website schon etwas Eigenes. Bitte einen anderen Pfad wählen, z. B. /s${fields.path}.`,
      )
    : [];

/** The website without its redirects, which lead away from pages that are gone. */
const withoutRedirects = (site: Site): Site => ({ ...site, redirects: indexRedirects([]) });

/** Redirects that never lead anywhere, because there is a page; those that ask for parameters come before pages. */
export const uselessRedirects: Check = ({ type, fields }, site) => {
  const { from } = fields;
  if (type !== 'redirect' || typeof from !== 'string') return [];
  const { path, parameters } = formerAddress(from);
  const isTaken =
    parameters.length > 0 ? isMounted(path) : isThere(withoutRedirects(site), path) || isOwned(site, path);
  if (!isTaken) return [];
  return blocking(
    `Frühere Adresse: Unter ${from} gibt es eine Seite, die Weiterleitung hätte keine Wirkung. Bitte zuerst die Seite von der Website nehmen oder eine andere Adresse schreiben.`,
  );
};

/** Redirects to an address that leads further, which costs visitors time. */
export const redirectChains: Check = ({ type, fields }, site) => {
  const { from, to } = fields;
  if (type !== 'redirect' || typeof from !== 'string' || typeof to !== 'string') return [];
  const end = endOf(site.redirects, to);
  if (end === undefined || end === to) return [];
  return warning(`Führt zu: Von ${to} führt eine andere Weiterleitung weiter. Bitte hier gleich ${end} schreiben.`);
};

/** Dates for visits at a house that is not on the website, where no page would offer them. */
export const unknownHouses: Check = (
  { type, fields: { house, closed } },
  { entries: { house: houses = new Set() } },
) => {
  const slug = textOf(house);
  if (type !== 'visit-slot' || closed || !slug || houses.has(slug)) return [];
  return blocking(
    `Haus: Kein Haus auf der Website hat die Adresse «${slug}». Bitte leer lassen oder eine davon schreiben: ${[...houses].join(', ')}.`,
  );
};

/** A navigation that needs a second row, which covers what visitors came for. */
export const longNavigation: Check = ({ fields: { Nav } }, { tenant }) => {
  const room = navigationRoomOf(tenant.features.languages !== null);
  const taken = rowsIn(Nav).reduce((sum, { name }) => sum + roomOf(textOf(name)), 0);
  return taken > room
    ? blocking(
        `Navigation: Die Links haben nicht in einer Zeile Platz. Bitte zusammen um ${taken - room} Zeichen kürzen oder einen weglassen.`,
      )
    : [];
};
