import type { TrainingPosition } from '@group/content-client/trainingPosition/trainingPosition.schema';
import type { TenantKey } from '@group/themes/registry';
import type { Translated } from '../../site/translation.server.ts';

type Position = Translated<TrainingPosition>;

/** An occupation on the training screen: as its house describes it, or once for all houses that train for it. */
export interface TrainingTeaser extends Pick<Position, 'id' | 'title' | 'qualification' | 'untranslated'> {
  duration?: string | undefined;
  described?: Pick<Position, 'teaser' | 'body'> | undefined;
  picture?: Position['picture'];
  /** With the addresses of their own training screens. */
  houses?: readonly { name: string; href: string }[];
}

/** An occupation of one house. */
export function trainingTeaser(position: Position): TrainingTeaser {
  const { id, title, qualification, duration, teaser, body, picture, untranslated } = position;
  return { id, title, qualification, duration, described: { teaser, body }, picture, untranslated };
}

/**
 * The occupations of the whole group, each once, those with the most houses first. The houses describe them, each in its
 * own words: together, these would fill forty screens of a phone.
 * @param own the holding, which describes its own occupations here
 * @param addressOf the training screen of another organisation
 */
export function occupationsOfGroup(
  positions: readonly Position[],
  own: TenantKey,
  addressOf: (company: TenantKey) => string,
): TrainingTeaser[] {
  const same = Map.groupBy(positions, ({ title, qualification }) => JSON.stringify([title, qualification]));
  const occupations = [...same.values()].flatMap((alike) => {
    const described = alike.find(({ company }) => company.key === own);
    const [first] = alike;
    if (!first) return [];
    const { duration, ...teaser } = trainingTeaser(described ?? first);
    const others = alike.map(({ company }) => company).filter(({ key }) => key !== own);
    return {
      ...teaser,
      ...(alike.every((each) => each.duration === duration) && { duration }),
      described: described && teaser.described,
      picture: undefined,
      houses: others
        .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
        .map(({ key, name }) => ({ name, href: addressOf(key) })),
    };
  });
  return occupations.toSorted((one, other) => other.houses.length - one.houses.length);
}
