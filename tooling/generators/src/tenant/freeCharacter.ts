import { createHash } from 'node:crypto';
import { type Character, characterValues, maxSharedChoices, sharedChoices } from '@group/themes/character';
import { OperatorError } from '../repository/operatorError.ts';

const total = Object.values(characterValues).reduce((product, { length }) => product * length, 1);

/** The combination of values with this number: its digits, one for each choice, are positions of values. */
function characterAt(number: number): Character {
  let digits = number;
  function next<Value>(values: readonly Value[]): Value {
    const value = values[digits % values.length];
    digits = Math.floor(digits / values.length);
    if (value === undefined) throw new RangeError(`no value in ${values.join()}`);
    return value;
  }
  return {
    opening: next(characterValues.opening),
    voice: next(characterValues.voice),
    corners: next(characterValues.corners),
    ground: next(characterValues.ground),
    rhythm: next(characterValues.rhythm),
    sign: next(characterValues.sign),
    lists: next(characterValues.lists),
    doors: next(characterValues.doors),
  };
}

/**
 * A character that shares at most two choices with each of the others.
 * @param key of the tenant: where the search begins, so that two new tenants get different ones
 * @throws OperatorError if there is none: then the shared styles need another variant
 */
export function freeCharacter(key: string, others: readonly Character[]): Character {
  const begin = createHash('sha256').update(key).digest().readUInt32BE();
  for (let step = 0; step < total; step += 1) {
    const character = characterAt((begin + step) % total);
    if (others.every((other) => sharedChoices(character, other) <= maxSharedChoices)) return character;
  }
  throw new OperatorError('Every character is too similar to one of a tenant: add a value to characterValues.');
}
