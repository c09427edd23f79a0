import { foreignContacts } from './contacts.ts';
import { pastDates, untimelyDates } from './dates.ts';
import type { CheckedEntry } from './entry.ts';
import type { Check, Finding } from './finding.ts';
import { brokenLinks, deadLinks, emptyLinkTexts, fileLinks } from './links.ts';
import { personalData } from './personalData.ts';
import { alternativeTexts, smallPictures } from './pictures.ts';
import type { Site } from './site.ts';
import {
  longNavigation,
  ownedPaths,
  redirectChains,
  topHeadings,
  uselessRedirects,
  unknownHouses,
} from './structure.ts';
import { vacancyReporting } from './vacancyReporting.ts';
import { germanText, readability } from './wording.ts';

/** Every check. A new one is a function here, and entries in the corpus, `testing/drafts`. */
const checks: readonly Check[] = [
  ownedPaths,
  uselessRedirects,
  unknownHouses,
  brokenLinks,
  alternativeTexts,
  personalData,
  topHeadings,
  longNavigation,
  emptyLinkTexts,
  fileLinks,
  readability,
  pastDates,
  untimelyDates,
  vacancyReporting,
  foreignContacts,
  redirectChains,
  germanText,
  smallPictures,
  deadLinks,
];

/** What is wrong with an entry: first what keeps it from being published. The same sentence stands once. */
export function checkEntry(entry: CheckedEntry, site: Site): Finding[] {
  const found = checks.flatMap((check) => check(entry, site));
  const unique = [...new Map(found.map((finding) => [`${finding.message}${finding.picture?.id}`, finding])).values()];
  return unique.toSorted((first, second) => Number(second.blocks) - Number(first.blocks));
}
