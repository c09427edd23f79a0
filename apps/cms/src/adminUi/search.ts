import { foldText } from '@group/content-client/contract/foldText';

/** Whether a text has all words of a search, however they are spelled: "fur gaste" finds "Für Gäste". */
export function hasWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
