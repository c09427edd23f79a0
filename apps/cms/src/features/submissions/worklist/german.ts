import { jobAreaNames } from '@group/content-client/contract/content/enumerationNames';
import { application as description } from '@group/content-client/contract/submissions/application';
import { applicationStageNames } from '@group/content-client/contract/submissions/stages';
import type { Application } from './applications.ts';

/** Fields that hold texts. */
type TextField = {
  [Name in keyof Application]: Application[Name] extends string | null ? Name : never;
}[keyof Application & keyof typeof description.fields];

/** The German name of an area; what is stored, if it is no area any more. */
export const areaName = (area: string | null): string =>
  Object.entries(jobAreaNames).find(([value]) => value === area)?.[1] ?? area ?? '';

const languages = new Intl.DisplayNames('de-CH', { type: 'language' });

/** `Deutsch`; what is stored, if it is no code of a language. */
export const languageName = (code: string): string => (/^[a-z]{2,3}$/.test(code) ? (languages.of(code) ?? code) : code);

/** The label of a field, as the content manager shows it. */
export const labelOf = (name: TextField): string => description.fields[name].label;

/** The value of a field as HR reads it. */
export function germanValue(entry: Application, name: TextField): string {
  if (name === 'stage') return applicationStageNames[entry.stage];
  if (name === 'area') return areaName(entry.area);
  if (name === 'language') return languageName(entry.language ?? '');
  return entry[name] ?? '';
}
