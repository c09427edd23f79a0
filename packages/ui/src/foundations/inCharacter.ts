import type { Character, characterAttributes } from '@group/themes/character';

/** A choice that the root element has an attribute for. */
type Marked = keyof ReturnType<typeof characterAttributes> extends `data-${infer Choice extends keyof Character}`
  ? Choice
  : never;

/** Selector of a class on pages of tenants with this choice. */
export function inCharacter<Choice extends Marked>(choice: Choice, value: Character[Choice]): string {
  return `[data-${choice}="${value}"] &`;
}
