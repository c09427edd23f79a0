import {
  occupationNames,
  occupations,
  reportingList,
  reportingWorkingDays,
} from '@group/content-client/contract/content/vacancyReporting';
import { endOfSwissDay, swissLocalTime } from '@group/content-client/contract/swissTime';
import { swissDate } from '../../content/swissDate.ts';
import { afterWorkingDays } from '../../content/workingDays.ts';
import { blocking, type Check, warning } from './finding.ts';

const place = 'Stellenmeldepflicht';
const checkUp = 'Bitte im Check-Up auf arbeit.swiss prüfen';

/** When an entry appears: now, or at a later beginning of its period. */
function appearsAt(publishFrom: unknown, now: Date): Date {
  const from = publishFrom instanceof Date || typeof publishFrom === 'string' ? new Date(publishFrom) : now;
  return from > now ? from : now;
}

/**
 * Vacancies that have to be reported to the employment office, and that would be public too early. Apprenticeships and
 * places of study need not be reported.
 */
export const vacancyReporting: Check = ({ type, fields }, { now, tenant }) => {
  const { kind, occupation, reportedOn, reportingExemption, publishFrom } = fields;
  if (type !== 'job' || kind !== 'vacancy' || reportingExemption) return [];
  const appears = appearsAt(publishFrom, now);
  const findings =
    Number(swissLocalTime(appears).slice(0, 4)) > reportingList.year
      ? warning(`${place}: Die Liste ${reportingList.year} gilt dann nicht mehr. ${checkUp}.`)
      : [];
  const chosen = occupations.find((each) => each === occupation);
  if (!chosen) return warning(`${place}: Noch nicht geprüft. ${checkUp} und die Berufsart wählen.`);
  if (chosen === 'notListed') return findings;
  if (typeof reportedOn !== 'string') {
    return blocking(
      `${place}: «${occupationNames[chosen]}» muss zuerst dem RAV gemeldet werden. Bitte das Datum der Bestätigung eintragen oder eine Ausnahme wählen.`,
    );
  }
  const end = endOfSwissDay(afterWorkingDays(reportedOn, reportingWorkingDays, tenant.canton));
  if (appears.toISOString() > end) return findings;
  return blocking(
    `${place}: Die fünf Arbeitstage nach der Bestätigung des RAV vom ${swissDate(reportedOn)} dauern bis ${swissDate(end)}. Bitte danach veröffentlichen oder «Ausgeschrieben ab» so setzen.`,
  );
};
